// Lets a shop run with its own schedules until its books agree or the time is over. Remaining differences
// count as lost.

import { setTimeout as pause } from 'node:timers/promises';
import type { Books } from '../purchases/compare-books.ts';
import type { Fleet } from '../shop/fleet.ts';
import { openIdleShop } from '../shop/idle-shop.ts';
import { type ShopBooks, withBooksAt } from '../shop/shop-books.ts';

/**
 * The maximum wait in ms. Reconciliation runs every five minutes; jobs and mails of a killed process are
 * resumed within ten.
 */
const AT_MOST_MS = 15 * 60_000;
const FIRST_LOOK_MS = 5.5 * 60_000;
const NEXT_LOOK_MS = 2.5 * 60_000;
const LOOK_EVERY_MS = 5_000;

export type UnattendedRecovery = Books & {
  /** The time in s from the last purchase until the books agreed, or until the maximum wait was over. */
  secondsAlone: number;
};

type UnattendedShop = {
  fleet: Fleet;
  dataFolder: string;
  databaseUrl: string | null;
  compare(books: ShopBooks): Promise<Books>;
};

export async function awaitUnattendedRecovery(left: UnattendedShop): Promise<UnattendedRecovery> {
  const since = performance.now();
  const books =
    left.databaseUrl === null ? await lookAfterStopping(left) : await lookOn(left, left.databaseUrl);
  return { ...books, secondsAlone: (performance.now() - since) / 1000 };
}

/** Compares the books every few seconds on the PostgreSQL server, while the shop runs. */
async function lookOn({ fleet, compare }: UnattendedShop, url: string): Promise<Books> {
  const giveUpAt = performance.now() + AT_MOST_MS;
  return withBooksAt(url, async (read) => {
    for (;;) {
      const books = await compare(read);
      if (books.differences.length === 0 || performance.now() > giveUpAt) return books;
      await pause(LOOK_EVERY_MS);
    }
  }).finally(() => fleet.stop());
}

/**
 * Compares the books on the embedded database, which only one process can open: the shop is stopped for each
 * comparison and then started again.
 */
async function lookAfterStopping({ fleet, dataFolder, compare }: UnattendedShop): Promise<Books> {
  const giveUpAt = performance.now() + AT_MOST_MS;
  await pause(FIRST_LOOK_MS);
  for (;;) {
    await fleet.stop();
    const { database, close } = await openIdleShop({
      dataFolder,
      databaseUrl: null,
      address: fleet.address,
    });
    const books = await compare(database).finally(close);
    if (books.differences.length === 0 || performance.now() > giveUpAt) return books;
    await fleet.start();
    await pause(NEXT_LOOK_MS);
  }
}
