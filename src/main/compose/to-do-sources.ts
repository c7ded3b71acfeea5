// The to-do list of operators: one row per kind of work, in display order, for the overview page, the
// navigation and the digest. A row has a role, a title, a page and the number of waiting items; a row with
// zero items is hidden.

import type { Shop } from '#api/shop.ts';
import { countOverdue } from '#modules/checkout/index.ts';
import { countWaiting } from '#modules/contacts/index.ts';
import { countToShip, listOrdersWithoutLabel } from '#modules/fulfilment/index.ts';
import { countUndelivered } from '#modules/mail/index.ts';
import { readBooksStatus, type ToDoSource } from '#modules/operations/index.ts';
import { countUnsentPacks, listOrders } from '#modules/orders/index.ts';
import { countOpenDisputes } from '#modules/refunds/index.ts';
import { countOpenWithdrawals, listReturns } from '#modules/returns/index.ts';
import { listReviews } from '#modules/reviews/index.ts';
import { countLatePurchases, listArticles } from '#modules/stock/index.ts';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { dayOf } from '#shared/shop-days.ts';
import { findLastReconciliation } from '../jobs/reconciliation.ts';

/**
 * The dependencies of the to-do list; `database` may be the replica, because the list may be some seconds
 * old.
 */
export type ToDoNeeds = Pick<Shop, 'clock' | 'jobs' | 'log'> & { database: Pick<Shop['database'], 'orm'> };

/** Limits a query to one row, for lists of which only the total number is needed. */
const ONE = { limit: 1 };
/** Number of days: an article whose stock lasts fewer days is in the to-do list as one to order. */
const STOCK_DAYS = 14;
/**
 * Age in days after which a failed mail is no longer in the to-do list, because nobody will correct it any
 * more.
 */
const MAIL_DAYS = 30;

const ordersOf = (search: { status?: string; payment?: string; attention?: string }) =>
  href('/admin/orders', search);
const ofOrder = (id: number) => href('/admin/orders/:id', { id });

export const toDoSources: readonly ToDoSource<ToDoNeeds>[] = [
  {
    key: 'to-send',
    part: 'packing',
    words: ['te verzenden', 'te verzenden'],
    path: href('/admin/packing'),
    find: async ({ database }) => ({ count: await countToShip(database.orm) }),
  },
  {
    key: 'unexplained-payments',
    part: 'operations',
    words: ['betaling zonder bestelling', 'betalingen zonder bestelling'],
    path: href('/admin/differences'),
    find: async (shop) => ({ count: (await findLastReconciliation(shop))?.unexplained ?? 0 }),
  },
  {
    key: 'differences',
    part: 'operations',
    words: ['verschil in de boeken', 'verschillen in de boeken'],
    path: href('/admin/differences'),
    find: async (shop) => ({ count: (await readBooksStatus(shop)).open }),
  },
  {
    key: 'withdrawals',
    part: 'withdrawals',
    words: ['herroeping', 'herroepingen'],
    path: href('/admin/withdrawals', { status: 'open' }),
    async find({ database }) {
      const { count, firstDay } = await countOpenWithdrawals(database.orm);
      return { count, lastDay: firstDay };
    },
  },
  {
    key: 'returns',
    part: 'returns',
    words: ['retour om na te kijken', 'retouren om na te kijken'],
    path: href('/admin/returns', { status: 'waiting' }),
    find: async (shop) => ({ count: (await listReturns(shop, { ...ONE, status: 'waiting' })).total }),
  },
  {
    key: 'disputes',
    part: 'orders',
    words: ['geschil', 'geschillen'],
    path: ordersOf({ payment: 'disputed' }),
    async find({ database }) {
      const { count, firstDue } = await countOpenDisputes(database.orm);
      return { count, lastDay: firstDue && dayOf(firstDue) };
    },
  },
  {
    key: 'flagged-orders',
    part: 'orders',
    words: ['bestelling om na te kijken', 'bestellingen om na te kijken'],
    path: ordersOf({ attention: 'true' }),
    find: async (shop) => ({ count: (await listOrders(shop, { ...ONE, attention: true })).total }),
  },
  {
    key: 'bank-orders',
    part: 'orders',
    words: ['bankbetaling over tijd', 'bankbetalingen over tijd'],
    path: href('/admin/orders/bank'),
    find: async ({ database, clock }) => ({ count: await countOverdue(database.orm, dayOf(clock.now())) }),
  },
  {
    key: 'refused-labels',
    part: 'labels',
    words: ['label niet gelukt', 'labels niet gelukt'],
    path: ordersOf({ status: 'unsent' }),
    async find({ database }) {
      const without = await listOrdersWithoutLabel(database.orm);
      const [only] = without;
      return { count: without.length, ...(without.length === 1 && only && { path: ofOrder(only.orderId) }) };
    },
  },
  {
    key: 'reviews',
    part: 'reviews',
    words: ['review te beoordelen', 'reviews te beoordelen'],
    path: href('/admin/reviews', { status: 'pending' }),
    find: async (shop) => ({ count: (await listReviews(shop, { ...ONE, status: 'pending' })).total }),
  },
  {
    key: 'questions',
    part: 'contacts',
    words: ['vraag te beantwoorden', 'vragen te beantwoorden'],
    path: href('/admin/contacts'),
    find: async (shop) => ({ count: (await countWaiting(shop)).total }),
  },
  undelivered('failed', ['mail opgegeven', 'mails opgegeven']),
  undelivered('bounced', ['mail onbestelbaar', 'mails onbestelbaar']),
  { key: 'stock', part: 'stock', words: ['artikel raakt op', 'artikelen raken op'], ...stock() },
  {
    key: 'late-purchases',
    part: 'stock',
    words: ['levering is over tijd', 'leveringen zijn over tijd'],
    path: href('/admin/stock/purchases'),
    find: async ({ database, clock }) => ({
      count: await countLatePurchases(database.orm, dayOf(clock.now())),
    }),
  },
  {
    key: 'failed-jobs',
    part: 'operations',
    words: ['taak opgegeven', 'taken opgegeven'],
    path: href('/admin/api/jobs'),
    find: async ({ jobs }) => ({ count: (await jobs.counts()).failed }),
  },
];

function undelivered(
  status: 'failed' | 'bounced',
  words: ToDoSource<ToDoNeeds>['words'],
): ToDoSource<ToDoNeeds> {
  return {
    key: `${status}-mails`,
    part: 'mail',
    words,
    path: href('/admin/outbox', { status }),
    find: async ({ database, clock }) => ({
      count: await countUndelivered(database.orm, status, new Date(clock.now().getTime() - days(MAIL_DAYS))),
    }),
  };
}

/**
 * Returns the page of the to-do row about articles to order, and the function that finds them: articles whose
 * stock is below the threshold or lasts too few days, while no delivery is expected. The text names the
 * article when there is only one.
 */
function stock(): Pick<ToDoSource<ToDoNeeds>, 'path' | 'find'> {
  return {
    path: href('/admin/stock'),
    async find(shop) {
      const articles = await listArticles(shop, await countUnsentPacks(shop.database.orm));
      const short = articles
        .filter(({ isLow, daysLeft }) => isLow || (daysLeft !== null && daysLeft < STOCK_DAYS))
        .filter(({ expected }) => expected === 0)
        .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
      const [first] = short;
      if (!first) return null;
      const { name, onHand, daysLeft } = first;
      const text = onHand === 0 ? `${name}: op` : `${name}: voorraad nog ${spanOf(daysLeft, onHand)}`;
      return { count: short.length, ...(short.length === 1 && { text }) };
    },
  };
}

function spanOf(daysLeft: number | null, onHand: number): string {
  if (daysLeft === null || daysLeft >= STOCK_DAYS) return `${onHand} ${onHand === 1 ? 'stuk' : 'stuks'}`;
  return daysLeft === 1 ? '1 dag' : `${daysLeft} dagen`;
}
