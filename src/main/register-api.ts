// Every address programs call, each with the use cases it needs. Rate limits stand together here.

import { accountRoutes } from '#api/account.ts';
import { addressRoutes } from '#api/addresses.ts';
import { adminBlogRoutes } from '#api/admin-blog.ts';
import { adminReviewRoutes } from '#api/admin-reviews.ts';
import { auditRoutes } from '#api/audit.ts';
import { blogRoutes } from '#api/blog.ts';
import { catalogRoutes } from '#api/catalog.ts';
import { checkoutRoutes } from '#api/checkout.ts';
import { contactRoutes } from '#api/contacts.ts';
import { countRoutes } from '#api/counts.ts';
import { couponRoutes } from '#api/coupons.ts';
import { type Access, describeApi } from '#api/document/describe-api.ts';
import { draftRoutes } from '#api/drafts.ts';
import { emailTemplateRoutes } from '#api/email-templates.ts';
import { feedRoutes } from '#api/feeds.ts';
import { healthRoutes } from '#api/health.ts';
import { importRoutes } from '#api/imports.ts';
import { labelRoutes } from '#api/labels.ts';
import { mailSuppressionRoutes } from '#api/mail-suppressions.ts';
import { mediaRoutes } from '#api/media.ts';
import { mediaFileRoutes } from '#api/media-files.ts';
import { metricsRoutes } from '#api/metrics.ts';
import { operationRoutes } from '#api/operations.ts';
import { operatorRoutes } from '#api/operators.ts';
import { orderRoutes } from '#api/orders.ts';
import { outboxRoutes } from '#api/outbox.ts';
import { productRoutes } from '#api/products.ts';
import { recoveryRoutes } from '#api/recovery.ts';
import { refundRoutes } from '#api/refunds.ts';
import { reviewRoutes } from '#api/reviews.ts';
import { sandboxRoutes } from '#api/sandbox.ts';
import { savedViewRoutes } from '#api/saved-views.ts';
import { securityTextRoutes } from '#api/security-text.ts';
import { sendEmailRoutes } from '#api/send-email.ts';
import { sessionRoutes } from '#api/session.ts';
import { settingsRoutes } from '#api/settings.ts';
import { shippingRoutes } from '#api/shipping.ts';
import { sitemapRoutes } from '#api/sitemap.ts';
import { analyticsRoutes, statisticsRoutes } from '#api/statistics.ts';
import { uploadRoutes } from '#api/uploads.ts';
import { variantRoutes } from '#api/variants.ts';
import { sendyWebhookRoutes } from '#api/webhooks/sendy.ts';
import { stripeWebhookRoutes } from '#api/webhooks/stripe.ts';
import { withdrawalRoutes } from '#api/withdrawals.ts';
import { blogCopy } from '#copy/blog/blog.ts';
import {
  createRequireOperator,
  createRequireOwner,
  createRequireProof,
  createRequireSession,
  isRead,
  operatorOf,
  operatorSessions,
  refuseOtherOrigins,
  sessionCookie,
} from '#modules/accounts/index.ts';
import { createRecordRefusal, recordOperatorWrites } from '#modules/audit/index.ts';
import { getPost, listPosts } from '#modules/blog/index.ts';
import { listProducts } from '#modules/catalog/index.ts';
import { SESSION_COOKIE } from '#modules/drafts/index.ts';
import { listMailPage, listMails, withoutLinkSecrets } from '#modules/mail/index.ts';
import { changeShippingCountry, listShippingCountries } from '#modules/shipping/index.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { keepAnswersPrivate } from '#platform/http/private-answers.ts';
import { limited, limitedTogether } from '#platform/http/rate-limits.ts';
import { takesOut, watchSecurity } from '#platform/http/security-events.ts';
import { createMetrics } from '#platform/metrics/create-metrics.ts';
import { hours, minutes } from '#shared/clock.ts';
import { DEFAULT_COUNTRY } from '#shared/countries.ts';
import { ownCookie } from '#shared/own-cookie.ts';
import { bearerOr, isMachine, isMonitor } from './bearer-guards.ts';
import { businessFigures } from './business-figures.ts';
import { checkStorage } from './check-storage.ts';
import type { Composed } from './compose.ts';
import { sessionKeys } from './compose-accounts.ts';
import { operatorCatalog } from './operator-catalog.ts';
import type { Platform } from './platform.ts';
import { sectionCounts } from './section-counts.ts';

export async function registerApi(
  app: HttpServer,
  { config, database, publicUrl }: Platform,
  shop: Composed,
): Promise<void> {
  const limits = {
    checkout: limitedTogether('checkout', { max: 60, windowMs: minutes(1) }, config.rateLimitScale),
    // Of known devices none: their guesses are counted one by one.
    logIn: limitedTogether('log in', { max: 20, windowMs: minutes(1) }, config.rateLimitScale),
    contacts: limitedTogether('contacts', { max: 20, windowMs: hours(1) }, config.rateLimitScale),
    reviews: limitedTogether('reviews', { max: 10, windowMs: hours(1) }, config.rateLimitScale),
    statistics: limited({ max: 120, windowMs: minutes(1) }, config.rateLimitScale),
    withdrawals: limitedTogether('withdrawals', { max: 20, windowMs: hours(1) }, config.rateLimitScale),
  };
  const metrics = createMetrics(businessFigures({ database, ...shop }));
  metrics.watch(app);
  const recordRefusal = createRecordRefusal({ database, clock: shop.clock, hashAddress: shop.hashSender });
  watchSecurity(app, {
    hash: shop.hashSender,
    count: metrics.countSecurity,
    // What an operator did or was refused is in the log already, but for looking where they may not.
    record: async (event, request, status) => {
      if (status >= 400 && (!request.actor || isRead(request.method)))
        await recordRefusal(event, request, status);
    },
  });
  const requireOperator = createRequireOperator({ publicUrl });
  const requireSession = createRequireSession({ publicUrl });
  const requireOwner = createRequireOwner({ publicUrl });
  const requireProof = createRequireProof({ clock: shop.clock });
  const requireOwnerOrMachine = bearerOr(isMachine(shop.tokens, shop.clock), requireOwner);
  const requireOperatorOrMonitor = bearerOr(isMonitor(config.metricsToken), requireOperator);
  const guards = { requireOperator, operatorOf };
  const protocol = publicUrl.startsWith('https:') ? 'https' : 'http';
  await describeApi(app, {
    publicUrl,
    sessionCookie: sessionCookie(protocol === 'https'),
    checkoutCookie: ownCookie(SESSION_COOKIE, protocol),
    accessOf: new Map<unknown, Access>([
      [requireOperator, 'operator'],
      [requireSession, 'session'],
      [requireOwner, 'owner'],
      [requireOwnerOrMachine, 'ownerOrMachine'],
      [requireOperatorOrMonitor, 'operatorOrMonitor'],
    ]),
    requireProof,
  });

  await app.register(
    catalogRoutes({
      limits,
      readPackVariants: shop.packVariants.read,
      listPublishedProducts: () => listProducts(database.orm, { publishedOnly: true }),
      getQuote: ({ variant, couponCode, country }) =>
        shop.quoteBasket({ variant, country: country || DEFAULT_COUNTRY, couponCode: couponCode || null }),
      validateCoupon: async (request, sessionId) => {
        const basket =
          request.amount === undefined && !request.variant ? await shop.findOwnDraft(sessionId) : null;
        return shop.couponAnswer(database.orm, basket ? { ...request, variant: basket.variant } : request);
      },
    }),
  );
  await app.register(addressRoutes({ ...shop, limits }));
  await app.register(checkoutRoutes({ ...shop, limits }));
  await app.register(
    reviewRoutes({
      limits,
      listPublishedReviews: shop.listReviews,
      submitReview: shop.submitReview,
    }),
  );
  await app.register(
    sitemapRoutes({ publicUrl, listArticles: () => listPosts(database.orm, { audience: 'readers' }) }),
  );
  await app.register(
    feedRoutes({
      listPublishedPosts: () => listPosts(database.orm, { audience: 'readers' }),
      describeFeed: async () => ({
        title: blogCopy.feedTitle((await shop.getSettings()).brand.name),
        description: blogCopy.list.metaDescription,
        publicUrl,
      }),
    }),
  );
  await app.register(
    securityTextRoutes({
      ...{ publicUrl, clock: shop.clock },
      readContact: async () => (await shop.getSettings()).company,
    }),
  );
  await app.register(mediaFileRoutes({ storage: shop.mediaStorage }));
  await app.register(stripeWebhookRoutes(shop));
  await app.register(sendyWebhookRoutes(shop));
  await app.register(
    statisticsRoutes({
      limits,
      countReport: shop.countReport,
      refuseOtherOrigins: (request) => refuseOtherOrigins(request, publicUrl),
    }),
  );
  await app.register(async (scope) => {
    await operatorSessions(scope, {
      ...{ database, clock: shop.clock, secrets: sessionKeys(shop.keyring) },
      ...{ https: publicUrl.startsWith('https:'), ownersNeedTwoFactor: config.live },
    });
    // Before the operator has the answer, so that whatever they look at next is new.
    scope.addHook('onSend', async (request) => {
      if (!isRead(request.method) && operatorOf(request)) shop.forgetAll();
    });
    // A viewer may read every mail, but not act as the customer it went to.
    scope.addHook('onSend', async (request, _reply, payload) =>
      operatorOf(request)?.role === 'viewer' && typeof payload === 'string'
        ? withoutLinkSecrets(payload)
        : payload,
    );
    keepAnswersPrivate(scope);
    recordOperatorWrites(scope, {
      database,
      clock: shop.clock,
      writerOf: (request) => (isRead(request.method) && !takesOut(request) ? undefined : request.actor),
      hashAddress: shop.hashSender,
    });
    await scope.register(sessionRoutes({ ...shop, publicUrl, limits }));
    await scope.register(accountRoutes({ ...shop, requireSession, requireProof }));
    await scope.register(operatorRoutes({ ...shop, requireOwner, requireProof }));
    await scope.register(
      operationRoutes({
        ...{ ...shop, ...guards, requireOwner, requireProof },
        requireOwnerOrMachine,
      }),
    );
    await scope.register(
      metricsRoutes({
        metrics,
        requireOperatorOrMonitor,
      }),
    );
    await scope.register(auditRoutes({ ...shop, ...guards, requireOwnerOrMachine }));
    await scope.register(draftRoutes({ ...shop, ...guards, limits }));
    await scope.register(orderRoutes({ ...shop, ...guards }));
    await scope.register(refundRoutes({ ...shop, ...guards }));
    await scope.register(labelRoutes({ ...shop, ...guards }));
    await scope.register(recoveryRoutes({ ...shop, ...guards, publicUrl, limits }));
    await scope.register(contactRoutes({ ...shop, ...guards, limits }));
    await scope.register(withdrawalRoutes({ ...shop, ...guards, limits }));
    await scope.register(
      blogRoutes({
        ...guards,
        listPosts: (query) => listPosts(database.orm, query),
        getPost: (slug, audience) => getPost(database.orm, slug, audience),
      }),
    );
    await scope.register(adminBlogRoutes({ ...shop.blog, ...guards }));
    const catalog = operatorCatalog({ database, clock: shop.clock });
    await scope.register(productRoutes({ ...catalog.products, ...guards }));
    await scope.register(variantRoutes({ ...catalog.variants, ...guards }));
    await scope.register(couponRoutes({ ...catalog.coupons, ...guards }));
    await scope.register(adminReviewRoutes({ ...shop, ...guards }));
    await scope.register(countRoutes({ readCounts: sectionCounts(database, shop), ...guards }));
    await scope.register(settingsRoutes({ ...shop, ...guards }));
    await scope.register(
      shippingRoutes({
        ...guards,
        listShippingCountries: () => listShippingCountries(database.orm),
        changeShippingCountry: (code, change) =>
          database.transaction((tx) => changeShippingCountry(tx, code, change)),
      }),
    );
    await scope.register(mediaRoutes({ ...shop, ...guards }));
    await scope.register(uploadRoutes({ ...shop, ...guards }));
    await scope.register(importRoutes({ ...shop, ...guards }));
    await scope.register(savedViewRoutes({ ...shop, ...guards }));
    await scope.register(analyticsRoutes({ ...shop, ...guards }));
    await scope.register(
      outboxRoutes({
        ...shop,
        ...guards,
        listMails: (query) => listMails(database.orm, query),
        listMailPage: (query) => listMailPage(database.orm, query),
      }),
    );
    await scope.register(mailSuppressionRoutes({ ...shop, ...guards }));
    await scope.register(emailTemplateRoutes({ ...shop, ...guards }));
    await scope.register(sendEmailRoutes({ ...shop, ...guards }));
  });
  if (!config.live && shop.sandbox) await app.register(sandboxRoutes, { sandbox: shop.sandbox, publicUrl });
  await app.register(
    healthRoutes({
      checks: {
        database: async () => {
          await database.execute('select 1');
        },
        jobs: async () => {
          await shop.jobs.counts();
        },
        storage: () => checkStorage(config.dataDir),
      },
    }),
  );
  let openapiText: string | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    // Every route is known by the time anybody asks, so the text is made once.
    openapiText ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(openapiText);
  });
}
