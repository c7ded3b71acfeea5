// The temporary opening of the shop: an owner lets a live shop with open legal or financial duties sell for
// one hour, for a test order. The end of the hour is stored as a row of the settings table, but is no
// section: it cannot be edited as a setting. The audit log shows which owner did it.

import type { Database, Orm } from '#platform/database/database.ts';
import { refusing } from '#shared/api/problems.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { SETTINGS_CHANGED } from './get-settings.ts';
import { selectSettings, upsertSettings } from './settings.repository.ts';

const KEY = 'opening';
const OPENING_MS = hours(1);

type Needs = {
  database: Pick<Database, 'transaction' | 'notify'>;
  clock: Clock;
  /**
   * The cached result of the check whether the shop accepts orders; dropped in this process after the commit.
   * Other processes are notified on `SETTINGS_CHANGED`.
   */
  selling: { invalidate(): void };
};

/** Returns the end of the latest temporary opening, which may be in the past; null when there was none. */
export async function readOpening(db: Orm): Promise<Date | null> {
  const row = (await selectSettings(db)).find(({ key }) => key === KEY);
  const until = row?.value.until;
  return typeof until === 'string' ? new Date(until) : null;
}

/**
 * Lets a live shop with open duties sell for one hour from now, also when such an hour is running. Throws 409
 * `live_mode_only` in a test shop, which may always sell and charges nobody.
 */
export async function openTemporarily(shop: Needs & { testMode: boolean }): Promise<void> {
  if (shop.testMode) throw liveModeOnly();
  await writeOpening(shop, new Date(shop.clock.now().getTime() + OPENING_MS).toISOString());
}

export function endOpening(shop: Needs): Promise<void> {
  return writeOpening(shop, null);
}

async function writeOpening({ database, clock, selling }: Needs, until: string | null): Promise<void> {
  await database.transaction(async (tx) => {
    await upsertSettings(tx, { key: KEY, value: { until } }, clock.now());
    await database.notify(tx, SETTINGS_CHANGED, KEY);
  });
  selling.invalidate();
}

const liveModeOnly = refusing(
  'live_mode_only',
  'De winkel staat in testmodus en verkoopt al: er is niets te openen. Dit kan alleen in een live-winkel.',
);
