// The services that pages get from the shop: the use cases that their loaders call, and the current visitor
// or operator.

import type { FastifyRequest } from 'fastify';
import { readOperator } from '#modules/accounts/index.ts';
import { findPost, listPosts } from '#modules/blog/index.ts';
import { findRecovery } from '#modules/checkout/index.ts';
import {
  beginContactForm,
  checkContactForm,
  confirmNewsletter,
  findByConfirmToken,
  findByUnsubscribeToken,
  recordContact,
  unsubscribeNewsletter,
  unsubscribeTokenFor,
} from '#modules/contacts/index.ts';
import { readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import { findInvoiceFile } from '#modules/invoices/index.ts';
import { findUnsubscribing, recordUnsubscribe } from '#modules/mail/index.ts';
import { findAltText } from '#modules/media/index.ts';
import { openPaymentLink } from '#modules/order-changes/index.ts';
import { findCustomerOrder } from '#modules/order-overview/index.ts';
import { answerOrderLink, findOrderByToken } from '#modules/orders/index.ts';
import { findEarlierPolicy, findPreview, type TodaysVariable } from '#modules/pages/index.ts';
import { quoteBasket } from '#modules/pricing/index.ts';
import {
  listReturnsOfOrder,
  printReturnLabel,
  returnIdOf,
  submitWithdrawal,
} from '#modules/returns/index.ts';
import {
  findCustomerLinks,
  findReviewInvitation,
  listPublishedReviews,
  readReviewPage,
  socialProof,
  submitReview,
} from '#modules/reviews/index.ts';
import { publicSettings } from '#modules/settings/index.ts';
import { listShippingCountries } from '#modules/shipping/index.ts';
import { type Clock, minutes, seconds, systemClock } from '#shared/clock.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';
import type { OpenedOrder, Shop } from '#web/shop.ts';
import { readVariableInfo } from '#web/storefront/cms/variable-info.ts';
import { todaysVariables, type VariableValues, variableValues } from '#web/storefront/cms/variable-values.ts';
import type { Composed } from '../compose/compose.ts';
import type { Platform } from '../compose/platform.ts';
import type { PagesOptions } from './pages.ts';

/**
 * Maximum time in milliseconds that a page of a live shop stays cached: `open` while the shop accepts orders,
 * `closed` while it does not. The shop may stop or start accepting orders without a notification to this
 * process.
 */
const RECHECK_AFTER_MS = { open: minutes(2), closed: seconds(20) };

async function readSelling(
  { config, selling, packVariants }: Composed,
  clock: Clock,
): Promise<Awaited<ReturnType<Shop['readSelling']>>> {
  const { isOpen, openUntil } = await selling.read();
  // The shop may open or close for sales without a notification to this process, so the page expires.
  const within = isOpen ? RECHECK_AFTER_MS.open : RECHECK_AFTER_MS.closed;
  const recheckAt = openUntil ?? (config.live ? new Date(clock.now().getTime() + within) : null);
  await packVariants.read();
  return { isOpen, changesAt: earlierOf(recheckAt, packVariants.until()) };
}

const earlierOf = (one: Date | null, other: Date | null) =>
  one !== null && other !== null ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

export function pageServices(
  {
    config,
    database,
    publicUrl,
    clock = systemClock,
  }: Pick<Platform, 'config' | 'database' | 'publicUrl' | 'clock'>,
  shop: Composed,
): Shop {
  return {
    testMode: !config.live,
    now: clock.now,
    readSelling: () => readSelling(shop, clock),
    publicUrl,
    drawQrCode: shop.drawQrCode,
    paymentProvider: shop.paymentPage.clientSetup,
    listPackVariants: () => shop.packVariants.read(),
    quotePack: (variant, country) => quoteBasket(shop, { variant, country }),
    findProduct: () => shop.findSoldProduct(),
    readProof: async () => {
      const [settings, counted] = await Promise.all([shop.getSettings(), shop.countedReviews.read()]);
      return socialProof(settings, counted, { testMode: !config.live });
    },
    listReviews: () => listPublishedReviews(shop),
    readReviewPage: (query) => readReviewPage(shop, query),
    findReviewInvitation: (token) => findReviewInvitation(shop, token),
    submitReview: (review) => submitReview(shop, review),
    recordContact: (contact, key) => recordContact(shop, contact, 'page', key),
    contactForm: {
      createToken: () => beginContactForm(shop),
      check: (token) => checkContactForm(shop, token),
    },
    newsletter: {
      findByConfirmToken: (token) => findByConfirmToken(shop, token),
      findByUnsubscribeToken: (token) => findByUnsubscribeToken(shop, token),
      confirm: (token) => confirmNewsletter(shop, token),
      unsubscribe: (token, by) => unsubscribeNewsletter(shop, token, by),
      unsubscribeTokenFor: (confirmToken) => unsubscribeTokenFor(shop, confirmToken),
    },
    mailSuppression: {
      find: (token) => findUnsubscribing(shop, token),
      stop: (token, by) => recordUnsubscribe(shop, token, by),
    },
    listBlogPosts: (search) => listPosts(database.orm, { audience: 'readers', search }),
    findBlogPost: (slug) => findPost(database.orm, slug, 'readers'),
    findBlogDraft: (slug) => findPost(database.orm, slug, 'operator'),
    readPages: () => shop.shownPages.read(),
    findPagePreview: (id, number) => findPreview(shop, { id, number }),
    findEarlierPolicy: (id, which) => findEarlierPolicy(shop, id, which),
    findPictureText: (address) => findAltText(database.orm, address),
    getSettings: async () => publicSettings(await shop.getSettings()),
    listShippingCountries: () => listShippingCountries(shop),
    findRecovery: (token, session) => findRecovery(shop, token, session),
    openPaymentLink: (token) => openPaymentLink(shop, token),
    openOrderLink: (token) => openOrderLink(shop, clock, token),
    answerOrderLink: (token, answer) => answerOrderLink(shop, token, answer),
    findInvoiceByToken: async (token, number) => {
      const orderLink = await findOrderByToken(shop, token);
      return orderLink.kind === 'open' ? findInvoiceFile(shop, orderLink.orderId, number) : null;
    },
    findReturnLabelByToken: async (token, reference) => {
      const orderLink = await findOrderByToken(shop, token);
      const id = returnIdOf(reference);
      if (orderLink.kind !== 'open' || id === undefined) return null;
      const returns = await listReturnsOfOrder(database.orm, orderLink.orderId);
      return returns.some((row) => row.id === id) ? printReturnLabel(shop, id) : null;
    },
    submitWithdrawal: (withdrawal, sender) =>
      submitWithdrawal(shop, withdrawal, { ...sender, source: 'page' }),
  };
}

/**
 * Returns the order of a signed order link, with the links for its customer; `unknown` for any other token.
 */
async function openOrderLink(shop: Composed, clock: Clock, token: string): Promise<OpenedOrder> {
  const orderLink = await findOrderByToken(shop, token);
  if (orderLink.kind !== 'open') return orderLink;
  const { delivery } = await shop.getSettings();
  const moment = { now: clock.now(), cutOff: delivery.cutOff };
  const order = await findCustomerOrder(shop.database.orm, orderLink.orderId, moment);
  if (!order) return { kind: 'unknown' };
  return { kind: 'order', order, links: await findCustomerLinks(shop, orderLink.orderId) };
}

/**
 * Returns the current values of the variables in page texts, such as the return period, for operators who
 * edit pages.
 */
export const readVariables = async (shop: Composed): Promise<TodaysVariable[]> =>
  todaysVariables(await infoOf(shop));
/**
 * Returns the current values of the variables in page texts, in the form that is stored with a published
 * text.
 */
export const readVariableValues = async (shop: Composed): Promise<VariableValues> =>
  variableValues(await infoOf(shop));

const infoOf = (shop: Composed) =>
  readVariableInfo({ shop: pageServices(shop, shop), cacheUntil: () => undefined });

/**
 * Creates the context of a page request: services, sender address, checkout session and operator. The
 * database is queried only for a request with a cookie.
 */
export function pageContextOf(
  services: Shop,
  shop: Composed,
  islandScripts: readonly string[],
): PagesOptions['context'] {
  return async (request: FastifyRequest) => ({
    shop: services,
    islandScripts,
    senderAddress: request.network,
    checkoutSession: readSessionId(request.cookies[cookieNameOf(SESSION_COOKIE, request.protocol)]),
    operator: await readOperator(shop, request.headers.cookie),
  });
}
