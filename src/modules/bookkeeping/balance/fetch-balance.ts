// Asks the payment provider what changed the shop's balance since the last time, and which payouts reached the bank with what. It may
// be asked at any time and by anybody at once: every entry enters the journal once.

import type { PaymentProvider } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
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

type Needs = { database: Database; provider: PaymentProvider; clock: Clock };

/** Read again, so that what appears late is not missed. */
const OVERLAP = days(2);
/** A bank may send a payout back within days of its arrival. */
const MAY_FAIL_FOR = days(14);
/** What one answer of the provider is gathered over. */
const WINDOW = days(30);
const INSERTED_AT_ONCE = 500;
const PAYOUTS_AT_ONCE = 100;

/** Answers how much was new. Throws PaymentProviderUnavailable; what was read by then stays. */
export async function fetchBalance(shop: Needs): Promise<{ entries: number; payouts: number }> {
  const { database, clock } = shop;
  const now = clock.now();
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
