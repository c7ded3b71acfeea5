// Asks the payment provider what changed the shop's balance since the last time, and which payouts reached
// the bank with what. It may be asked at any time and by anybody: of those who ask at once one does it, and
// every entry enters the journal once.

import type { PaymentProvider } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import type { BalanceStanding } from '../contract.ts';
import { findClosedUntil } from '../quarters/quarters.repository.ts';
import {
  findFirstPaper,
  findLastBalance,
  findUnsettledPayout,
  insertBalance,
  listUnreadPayouts,
  matchEntries,
  notePaidOut,
  savePayouts,
} from './balance.repository.ts';
import { beginFetch, endFetch, findStanding } from './balance-fetches.repository.ts';

type Needs = {
  database: Database;
  provider: Pick<PaymentProvider, 'listBalance' | 'listPayouts' | 'listPaidOut'>;
  clock: Clock;
};

/** Read again, so that what appears late is not missed. */
const OVERLAP = days(2);
/** A bank may send a payout back within days of its arrival. */
const MAY_FAIL_FOR = days(14);
/** What one answer of the provider is gathered over. */
const WINDOW = days(30);
const INSERTED_AT_ONCE = 500;
const PAYOUTS_AT_ONCE = 100;

export type Fetched = { entries: number; payouts: number };

/**
 * Answers how much was new; null when somebody is at it already. Throws PaymentProviderUnavailable; what was
 * read by then stays.
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

export const readBalanceStanding = ({ database, clock }: Omit<Needs, 'provider'>): Promise<BalanceStanding> =>
  findStanding(database.orm, clock.now());

async function fetchSince(shop: Needs, now: Date): Promise<Fetched> {
  const { database } = shop;
  const last = await findLastBalance(database.orm);
  const first = last ?? (await findFirstPaper(database.orm));
  if (!first) return { entries: 0, payouts: 0 };
  let entries = 0;
  for (let at = first.getTime() - OVERLAP; at <= now.getTime(); at += WINDOW)
    entries += await readWindow(shop, { from: new Date(at), until: new Date(at + WINDOW) });
  await database.transaction(matchEntries);
  return { entries, payouts: await readPayouts(shop, first) };
}

async function readWindow(
  { database, provider }: Needs,
  window: { from: Date; until: Date },
): Promise<number> {
  const told = await provider.listBalance(window);
  let written = 0;
  for (let done = 0; done < told.length; done += INSERTED_AT_ONCE)
    written += await database.transaction(async (tx) =>
      insertBalance(tx, told.slice(done, done + INSERTED_AT_ONCE), await findClosedUntil(tx)),
    );
  return written;
}

/** Of each payout that is new, what it consists of. */
async function readPayouts({ database, provider }: Needs, first: Date): Promise<number> {
  const since = (await findUnsettledPayout(database.orm)) ?? first;
  const told = await provider.listPayouts(new Date(since.getTime() - MAY_FAIL_FOR));
  await database.transaction((tx) => savePayouts(tx, told));
  let read = 0;
  for (;;) {
    const unread = await listUnreadPayouts(database.orm, PAYOUTS_AT_ONCE);
    for (const payout of unread) {
      const references = await provider.listPaidOut(payout.providerId);
      await database.transaction((tx) => notePaidOut(tx, payout, references));
    }
    read += unread.length;
    if (unread.length < PAYOUTS_AT_ONCE) return read;
  }
}
