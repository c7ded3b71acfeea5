// What pages get from the shop: the use cases of their loaders and who is looking.

import type { FastifyRequest } from 'fastify';
import { readOperator } from '#modules/accounts/index.ts';
import { findPost, listPosts } from '#modules/blog/index.ts';
import { findRecovery, openPaymentLink } from '#modules/checkout/index.ts';
import {
  beginContactForm,
  checkContactForm,
  confirmNewsletter,
  findByConfirmToken,
  findByUnsubscribeToken,
  leaveNewsletter,
  recordContact,
  unsubscribeTokenFor,
} from '#modules/contacts/index.ts';
import { readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import { findUnsubscribing, stopMail } from '#modules/mail/index.ts';
import { findAltText } from '#modules/media/index.ts';
import {
  answerOrderLink,
  findCustomerOrder,
  findInvoiceFile,
  findOrderByToken,
  listReturnsOfOrder,
  printReturnLabel,
  returnIdOf,
  submitWithdrawal,
} from '#modules/orders/index.ts';
import { findEarlierPolicy, findPreview, type TodaysVariable } from '#modules/pages/index.ts';
import { quoteBasket } from '#modules/pricing/index.ts';
import {
  findCustomerLinks,
  findReviewInvitation,
  listPublishedReviews,
  readReviewPage,
  shownProof,
  submitReview,
} from '#modules/reviews/index.ts';
import { publicSettings } from '#modules/settings/index.ts';
import { listShippingCountries } from '#modules/shipping/index.ts';
import { type Clock, minutes, seconds, systemClock } from '#shared/clock.ts';
import { ownCookie } from '#shared/own-cookie.ts';
import type { Shop } from '#web/shop.ts';
import { readVariableInfo } from '#web/storefront/written/variable-info.ts';
import {
  todaysVariables,
  type VariableValues,
  variableValues,
} from '#web/storefront/written/variable-values.ts';
import type { Composed } from '../compose/compose.ts';
import type { Platform } from '../compose/platform.ts';
import type { PagesOptions } from './pages.ts';

/** A page of a live shop is kept so long. */
const LOOKED_AT_AGAIN = { open: minutes(2), closed: seconds(20) };

async function readSelling(
  { config, selling, packVariants }: Composed,
  clock: Clock,
): Promise<Awaited<ReturnType<Shop['readSelling']>>> {
  const { isOpen, openUntil } = await selling.read();
  // What closes it, or opens it again, may happen where nobody tells this process: it is looked at anew.
  const within = isOpen ? LOOKED_AT_AGAIN.open : LOOKED_AT_AGAIN.closed;
  const lookAgainAt = openUntil ?? (config.live ? new Date(clock.now().getTime() + within) : null);
  await packVariants.read();
  return { isOpen, changesAt: earlierOf(lookAgainAt, packVariants.until()) };
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
    drawCode: shop.drawCode,
    paymentProvider: shop.paymentPage.pieces,
    listPackVariants: () => shop.packVariants.read(),
    quotePack: (variant, country) => quoteBasket(shop, { variant, country }),
    findProduct: () => shop.findSoldProduct(),
    readProof: async () => {
      const [settings, counted] = await Promise.all([shop.getSettings(), shop.countedReviews.read()]);
      return shownProof(settings, counted, { testMode: !config.live });
    },
    listReviews: () => listPublishedReviews(shop),
    readReviewPage: (asked) => readReviewPage(shop, asked),
    findReviewInvitation: (token) => findReviewInvitation(shop, token),
    submitReview: (review) => submitReview(shop, review),
    recordContact: (contact, key) => recordContact(shop, contact, 'page', key),
    contactForm: { begin: () => beginContactForm(shop), check: (token) => checkContactForm(shop, token) },
    newsletter: {
      findByConfirmToken: (token) => findByConfirmToken(shop, token),
      findByUnsubscribeToken: (token) => findByUnsubscribeToken(shop, token),
      confirm: (token) => confirmNewsletter(shop, token),
      unsubscribe: (token, by) => leaveNewsletter(shop, token, by),
      unsubscribeTokenFor: (confirmToken) => unsubscribeTokenFor(shop, confirmToken),
    },
    stopMail: {
      find: (token) => findUnsubscribing(shop, token),
      stop: (token, by) => stopMail(shop, token, by),
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
    openOrderLink: async (token) => {
      const found = await findOrderByToken(shop, token);
      if (found.kind !== 'open') return found;
      const { delivery } = await shop.getSettings();
      const moment = { now: clock.now(), cutOff: delivery.cutOff };
      const order = await findCustomerOrder(database.orm, found.orderId, moment);
      if (!order) return { kind: 'unknown' };
      return { kind: 'order', order, links: await findCustomerLinks(shop, found.orderId) };
    },
    answerOrderLink: (token, answer) => answerOrderLink(shop, token, answer),
    findInvoiceByToken: async (token, number) => {
      const found = await findOrderByToken(shop, token);
      return found.kind === 'open' ? findInvoiceFile(shop, found.orderId, number) : null;
    },
    findReturnLabelByToken: async (token, reference) => {
      const found = await findOrderByToken(shop, token);
      const id = returnIdOf(reference);
      if (found.kind !== 'open' || id === undefined) return null;
      const own = await listReturnsOfOrder(database.orm, found.orderId);
      return own.some((row) => row.id === id) ? printReturnLabel(shop, id) : null;
    },
    submitWithdrawal: (withdrawal, sender) =>
      submitWithdrawal(shop, withdrawal, { ...sender, source: 'page' }),
  };
}

/** What pages would say at this moment, for who writes them. */
export const tellVariables = async (shop: Composed): Promise<TodaysVariable[]> =>
  todaysVariables(await infoOf(shop));
/** The same, whole: to be kept with a text. */
export const tellValues = async (shop: Composed): Promise<VariableValues> =>
  variableValues(await infoOf(shop));

const infoOf = (shop: Composed) =>
  readVariableInfo({ shop: pageServices(shop, shop), keepUntil: () => undefined });

/** Per request; only a cookie makes it ask the database. */
export function pageContextOf(
  services: Shop,
  shop: Composed,
  islandScripts: readonly string[],
): PagesOptions['context'] {
  return async (request: FastifyRequest) => ({
    shop: services,
    islandScripts,
    senderAddress: request.network,
    checkoutSession: readSessionId(request.cookies[ownCookie(SESSION_COOKIE, request.protocol)]),
    operator: await readOperator(shop, request.headers.cookie),
  });
}
