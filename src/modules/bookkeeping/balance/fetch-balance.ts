// Fetches the changes of the shop's balance and the payouts from the payment provider. A fetch may be started
// at any time by anyone: of simultaneous fetches only one runs, and every change is added to the journal
// once.

import type { PaymentProvider } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import type { BalanceStatus } from '../contract.ts';
import { findClosedUntil } from '../quarters/quarters.repository.ts';
import {
  findFirstDocument,
  findLastBalance,
  findUnsettledPayout,
  insertBalance,
  listUnreadPayouts,
  matchEntries,
  recordPaidOut,
  savePayouts,
} from './balance.repository.ts';
import { beginFetch, endFetch, findFetchStatus } from './balance-fetches.repository.ts';

type Needs = {
  database: Database;
  provider: Pick<PaymentProvider, 'listBalance' | 'listPayouts' | 'listPaidOut'>;
  clock: Clock;
};

/**
 * The period in milliseconds before the newest balance change in the journal that is fetched again, so that
 * changes the provider reports late are not missed.
 */
const OVERLAP_MS = days(2);
/**
 * The period in milliseconds in which the bank may still return a payout. Payouts are therefore fetched again
 * from this long before the oldest pending payout or, when none is pending, the newest payout.
 */
const PAYOUT_FAILURE_WINDOW_MS = days(14);
/** The length in milliseconds of the period that one request to the provider covers. */
const WINDOW = days(30);
const INSERT_BATCH_SIZE = 500;
const PAYOUT_BATCH_SIZE = 100;

export type Fetched = { entries: number; payouts: number };

/**
 * Fetches the balance. Returns the number of new balance changes, and the number of payouts whose entries
 * were fetched for the first time; null while another fetch is running. Throws PaymentProviderUnavailable;
 * everything stored before the failure remains.
 */
export async function fetchBalance(shop: Needs): Promise<Fetched | null> {
  const { database, clock } = shop;
  const startedAt = clock.now();
  if (!(await beginFetch(database.orm, startedAt))) return null;
  let isComplete = false;
  try {
    const fetched = await fetchSince(shop, startedAt);
    isComplete = true;
    return fetched;
  } finally {
    await endFetch(database.orm, clock.now(), isComplete);
  }
}

export const readBalanceStatus = ({ database, clock }: Omit<Needs, 'provider'>): Promise<BalanceStatus> =>
  findFetchStatus(database.orm, clock.now());

async function fetchSince(shop: Needs, now: Date): Promise<Fetched> {
  const { database } = shop;
  const last = await findLastBalance(database.orm);
  const first = last ?? (await findFirstDocument(database.orm));
  if (!first) return { entries: 0, payouts: 0 };
  let entries = 0;
  for (let at = first.getTime() - OVERLAP_MS; at <= now.getTime(); at += WINDOW)
    entries += await readWindow(shop, { from: new Date(at), until: new Date(at + WINDOW) });
  await database.transaction(matchEntries);
  return { entries, payouts: await readPayouts(shop, first) };
}

async function readWindow(
  { database, provider }: Needs,
  window: { from: Date; until: Date },
): Promise<number> {
  const balanceEntries = await provider.listBalance(window);
  let written = 0;
  for (let done = 0; done < balanceEntries.length; done += INSERT_BATCH_SIZE)
    written += await database.transaction(async (tx) =>
      insertBalance(tx, balanceEntries.slice(done, done + INSERT_BATCH_SIZE), await findClosedUntil(tx)),
    );
  return written;
}

/**
 * Fetches new and changed payouts from the payment provider and stores them, and for each payout whose
 * contents are not known yet also the list of journal entries it contains. Returns the number of payouts for
 * which the list was fetched.
 */
async function readPayouts({ database, provider }: Needs, first: Date): Promise<number> {
  const since = (await findUnsettledPayout(database.orm)) ?? first;
  const providerPayouts = await provider.listPayouts(new Date(since.getTime() - PAYOUT_FAILURE_WINDOW_MS));
  await database.transaction((tx) => savePayouts(tx, providerPayouts));
  let read = 0;
  for (;;) {
    const unread = await listUnreadPayouts(database.orm, PAYOUT_BATCH_SIZE);
    for (const payout of unread) {
      const references = await provider.listPaidOut(payout.providerId);
      await database.transaction((tx) => recordPaidOut(tx, payout, references));
    }
    read += unread.length;
    if (unread.length < PAYOUT_BATCH_SIZE) return read;
  }
}
