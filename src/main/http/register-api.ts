// Registers all API endpoints, public ones and those of the back-office. Guards and limits are in
// route-guards.ts.

import type { FastifyInstance } from 'fastify';
import { serveBookkeeping } from '#api/back-office/bookkeeping/bookkeeping.ts';
import { serveAssortment } from '#api/back-office/catalog/catalog.ts';
import { serveCoupons } from '#api/back-office/catalog/coupons.ts';
import { servePurchases, serveStock } from '#api/back-office/catalog/stock.ts';
import { serveOperatorBlog } from '#api/back-office/content/admin-blog.ts';
import { serveAdminReviews } from '#api/back-office/content/admin-reviews.ts';
import { serveConversations } from '#api/back-office/content/conversations.ts';
import { serveCustomers } from '#api/back-office/content/customers.ts';
import { importUploadRoutes, serveImports } from '#api/back-office/content/imports.ts';
import { serveMedia } from '#api/back-office/content/media.ts';
import { servePages } from '#api/back-office/content/pages.ts';
import { uploadRoutes } from '#api/back-office/content/uploads.ts';
import { serveMail } from '#api/back-office/mail/mail.ts';
import { serveAccount } from '#api/back-office/operations/account.ts';
import { serveAudit } from '#api/back-office/operations/audit.ts';
import { serveNotices } from '#api/back-office/operations/notices.ts';
import { serveOperations } from '#api/back-office/operations/operations.ts';
import { serveOperators } from '#api/back-office/operations/operators.ts';
import { serveSession } from '#api/back-office/operations/session.ts';
import { serveSettings } from '#api/back-office/operations/settings.ts';
import { serveDrafts } from '#api/back-office/orders/drafts.ts';
import { serveLabels } from '#api/back-office/orders/labels.ts';
import { serveBankOrders, serveOrders } from '#api/back-office/orders/orders.ts';
import { servePacking } from '#api/back-office/orders/packing.ts';
import { serveRefunds } from '#api/back-office/orders/refunds.ts';
import { serveReturns } from '#api/back-office/orders/returns.ts';
import { serveShipping } from '#api/back-office/orders/shipping.ts';
import { describeApi } from '#api/document/describe-api.ts';
import { feedRoutes } from '#api/machines/feeds.ts';
import { serveHealth } from '#api/machines/health.ts';
import { serveMetrics } from '#api/machines/metrics.ts';
import { serveSecurityText } from '#api/machines/security-text.ts';
import { sitemapRoutes } from '#api/machines/sitemap.ts';
import { createServe, type RouteGuards, type Serve } from '#api/serve.ts';
import type { Shop } from '#api/shop.ts';
import { serveAddresses } from '#api/visitors/addresses.ts';
import { serveBlog } from '#api/visitors/blog.ts';
import { serveCatalog } from '#api/visitors/catalog.ts';
import { serveCheckout } from '#api/visitors/checkout.ts';
import { serveContacts } from '#api/visitors/contacts.ts';
import { mediaFileRoutes } from '#api/visitors/media-files.ts';
import { photoRoutes } from '#api/visitors/photos.ts';
import { recoveryLinkRoutes, serveRecovery } from '#api/visitors/recovery.ts';
import { serveReviews } from '#api/visitors/reviews.ts';
import { sandboxRoutes } from '#api/visitors/sandbox.ts';
import { serveStatistics, statisticsRoutes } from '#api/visitors/statistics.ts';
import { serveWithdrawals } from '#api/visitors/withdrawals.ts';
import { paymentWebhookRoutes } from '#api/webhooks/payments.ts';
import { sendyWebhookRoutes } from '#api/webhooks/sendy.ts';
import { blogCopy } from '#copy/blog/blog.ts';
import { sessionCookie } from '#modules/accounts/index.ts';
import { listPosts } from '#modules/blog/index.ts';
import { SESSION_COOKIE } from '#modules/drafts/index.ts';
import { listTextAddresses } from '#modules/pages/index.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { createMetrics, type Metrics } from '#platform/metrics/create-metrics.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';
import { businessGauges } from '../compose/business-metrics.ts';
import type { Composed } from '../compose/compose.ts';
import { checkStorage } from '../compose/services/check-storage.ts';
import { toDoSources } from '../compose/to-do-sources.ts';
import { readVariables } from '../pages/page-services.ts';
import { openBackOffice } from './back-office-scope.ts';
import { createCacheAnswer } from './cached-responses.ts';
import { recordRefusals } from './record-refusals.ts';
import { accessOf, createRouteGuards } from './route-guards.ts';

export async function registerApi(app: HttpServer, shop: Composed): Promise<void> {
  const metrics = createMetrics(businessGauges(shop));
  metrics.watch(app);
  recordRefusals(app, shop, metrics);
  const routeGuards = createRouteGuards(shop);
  const describe = describeShop(app, shop, routeGuards);
  await serveEverybody(app, shop, routeGuards);
  await app.register(async (scope) => {
    await openBackOffice(scope, shop);
    const backOffice = { scope, serve: createServe(scope, routeGuards) };
    await serveVisitorsAndOperators(backOffice, shop, routeGuards);
    await serveOperatorsOnly(backOffice, shop, routeGuards, metrics);
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await describe()),
  );
}

/** Registers the public endpoints, which read no session. */
async function serveEverybody(app: FastifyInstance, shop: Composed, routeGuards: RouteGuards): Promise<void> {
  const serve = createServe(app, routeGuards, createCacheAnswer(shop.cache));
  serveCatalog(serve, shop);
  serveAddresses(serve, shop);
  serveCheckout(serve, shop);
  serveReviews(serve, shop);
  const listArticles = () => app.readers.serve(() => listPosts(shop.database.orm, { audience: 'readers' }));
  const listTexts = async () => listTextAddresses(await shop.shownPages.read());
  await app.register(sitemapRoutes({ publicUrl: shop.publicUrl, listArticles, listTexts }));
  await app.register(
    feedRoutes({
      listArticles,
      describeFeed: async () => ({
        title: blogCopy.feedTitle((await shop.getSettings()).brand.name),
        description: blogCopy.list.metaDescription,
        publicUrl: shop.publicUrl,
      }),
    }),
  );
  serveSecurityText(app, shop);
  await app.register(mediaFileRoutes(shop));
  await app.register(photoRoutes(shop, routeGuards));
  await app.register(paymentWebhookRoutes(shop, routeGuards));
  await app.register(sendyWebhookRoutes(shop, routeGuards));
  await app.register(statisticsRoutes(shop, routeGuards));
  if (shop.testMode && shop.sandbox)
    await app.register(sandboxRoutes({ sandbox: shop.sandbox, publicUrl: shop.publicUrl }, routeGuards));
  serveHealth(serve, {
    database: async () => void (await shop.database.execute('select 1')),
    jobs: async () => void (await shop.jobs.counts()),
    storage: () => checkStorage(shop.config.dataDir),
  });
}

/**
 * The Fastify scope of endpoints that read the session, and the function that registers an endpoint there.
 */
type BackOffice = { scope: FastifyInstance; serve: Serve };

/** Registers endpoint groups that visitors use and that contain some endpoints for operators only. */
async function serveVisitorsAndOperators(
  { scope, serve }: BackOffice,
  shop: Composed,
  routeGuards: RouteGuards,
): Promise<void> {
  serveSession(serve, shop);
  serveDrafts(serve, shop);
  serveRecovery(serve, shop);
  await scope.register(recoveryLinkRoutes(shop, routeGuards));
  serveContacts(serve, shop);
  serveWithdrawals(serve, shop);
  serveBlog(serve, shop);
}

/** Registers the endpoints for operators, and for the few programs that have a token. */
async function serveOperatorsOnly(
  { scope, serve }: BackOffice,
  shop: Composed,
  routeGuards: RouteGuards,
  metrics: Metrics,
): Promise<void> {
  serveAccount(serve, shop);
  serveOperators(serve, shop);
  serveOperations(serve, shop, toDoSources);
  serveMetrics(serve, metrics);
  serveAudit(serve, shop);
  serveOrders(serve, shop);
  serveBankOrders(serve, shop);
  serveReturns(serve, shop);
  serveRefunds(serve, shop);
  serveLabels(serve, shop);
  servePacking(serve, shop);
  serveOperatorBlog(serve, shop);
  servePages(serve, shop, () => readVariables(shop));
  serveAssortment(serve, shop);
  serveStock(serve, shop);
  servePurchases(serve, shop);
  serveBookkeeping(serve, shop);
  serveCoupons(serve, shop);
  serveCustomers(serve, shop);
  serveConversations(serve, shop);
  serveAdminReviews(serve, shop);
  serveSettings(serve, shop);
  serveNotices(serve, shop);
  serveShipping(serve, shop);
  serveMedia(serve, shop);
  await scope.register(uploadRoutes(routeGuards, shop));
  serveImports(serve, shop);
  await scope.register(importUploadRoutes(routeGuards, shop));
  serveStatistics(serve, shop);
  serveMail(serve, shop);
}

/**
 * Starts collecting routes for the API description. Must be called before the first route is registered,
 * because earlier routes are not described.
 */
function describeShop(
  app: FastifyInstance,
  { publicUrl }: Shop,
  routeGuards: RouteGuards,
): () => Promise<string> {
  const protocol = publicUrl.startsWith('https:') ? 'https' : 'http';
  return describeApi(app, {
    publicUrl,
    sessionCookie: sessionCookie(protocol === 'https'),
    checkoutCookie: cookieNameOf(SESSION_COOKIE, protocol),
    accessOf: accessOf(routeGuards),
    requireProof: routeGuards.requireProof,
  });
}
