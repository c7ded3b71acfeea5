// The hour for which an owner opens a live shop that may not sell yet. It is kept as a row of the settings
// that is no section of them: nobody types it, every process hears of it as of them, and the log shows who
// wrote it.

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
   * Whether the shop sells, as this process keeps it: dropped after the commit. Others hear it on
   * SETTINGS_CHANGED.
   */
  selling: { invalidate(): void };
};

/** When the last opening ends, or ended; null when there was none. */
export async function readOpening(db: Orm): Promise<Date | null> {
  const row = (await selectSettings(db)).find(({ key }) => key === KEY);
  const until = row?.value.until;
  return typeof until === 'string' ? new Date(until) : null;
}

/**
 * Pressed again it is an hour from then. 409 `live_mode_only`: a test shop always sells, and charges nobody.
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
