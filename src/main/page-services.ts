// What pages get from the shop: the use cases of their loaders and who is looking.

import type { FastifyRequest } from 'fastify';
import { findPost, listPosts } from '#modules/blog/index.ts';
import { listPackVariants, listProducts } from '#modules/catalog/index.ts';
import { readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import { findAltText } from '#modules/media/index.ts';
import { findCustomerOrder } from '#modules/orders/index.ts';
import { summariseReviews } from '#modules/reviews/index.ts';
import { publicSettings } from '#modules/settings/index.ts';
import { listShippingCountries } from '#modules/shipping/index.ts';
import { systemClock } from '#shared/clock.ts';
import { ownCookie } from '#shared/own-cookie.ts';
import type { Shop } from '#web/shop.ts';
import type { Composed } from './compose.ts';
import type { PagesOptions } from './pages.ts';
import type { Platform } from './platform.ts';

export function pageServices(
  { config, database, publicUrl, clock = systemClock }: Platform,
  shop: Composed,
): Shop {
  return {
    testMode: !config.live,
    now: clock.now,
    publicUrl,
    paymentProvider: config.stripe
      ? { name: 'stripe', publishableKey: config.stripe.publishableKey }
      : { name: 'sandbox' },
    listPackVariants: () => listPackVariants(database.orm),
    findProduct: async () => (await listProducts(database.orm, { publishedOnly: true }))[0] ?? null,
    summariseReviews: () => summariseReviews(database.orm),
    listReviews: shop.listReviews,
    findReviewInvitation: shop.findReviewInvitation,
    submitReview: shop.submitReview,
    recordContact: (contact) => shop.recordContact(contact, 'page'),
    newsletter: shop.newsletter,
    stopMail: shop.unsubscribeLinks,
    listBlogPosts: (search) => listPosts(database.orm, { audience: 'readers', search }),
    findBlogPost: (slug) => findPost(database.orm, slug, 'readers'),
    findBlogDraft: (slug) => findPost(database.orm, slug, 'operator'),
    findPictureText: (address) => findAltText(database.orm, address),
    getSettings: async () => publicSettings(await shop.getSettings()),
    listShippingCountries: () => listShippingCountries(database.orm),
    findRecovery: shop.recoveryLinks.find,
    openOrderLink: async (token) => {
      const found = await shop.orderLinks.find(token);
      if (found.kind !== 'open') return found;
      const { delivery } = await shop.getSettings();
      const moment = { now: clock.now(), cutOff: delivery.cutOff };
      const order = await findCustomerOrder(database.orm, found.orderId, moment);
      return order ? { kind: 'order', order } : { kind: 'unknown' };
    },
    answerOrderLink: shop.orderLinks.answer,
    findInvoiceByToken: async (token, number) => {
      const found = await shop.orderLinks.find(token);
      return found.kind === 'open' ? shop.invoices.find(found.orderId, number) : null;
    },
    submitWithdrawal: (withdrawal, sender) =>
      shop.submitWithdrawal(withdrawal, { ...sender, source: 'page' }),
  };
}

/** Per request; only a cookie makes it ask the database. */
export function pageContextOf(services: Shop, shop: Composed, islandsUrl: string): PagesOptions['context'] {
  return async (request: FastifyRequest) => ({
    shop: services,
    islandsUrl,
    senderAddress: request.network,
    checkoutSession: readSessionId(request.cookies[ownCookie(SESSION_COOKIE, request.protocol)]),
    operator: await shop.readOperator(request.headers.cookie),
  });
}
