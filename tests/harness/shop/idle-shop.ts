// Builds the shop in this process on the data of a stopped server, without visitors; jobs run only when the
// test starts them.

import { type Composed, compose } from '#main/compose/compose.ts';
import { seedShop } from '#main/seed-shop.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { systemClock } from '#shared/clock.ts';
import { ensureArchive, migrationsFolder, openScratch } from '#tests/support/database.ts';

export type IdleShop = { shop: Composed; database: Database; close(): Promise<void> };

export type ShopLocation = {
  dataFolder: string;
  databaseUrl: string | null;
  /** The address at which the stopped server answers when it runs. */
  address: string;
  env?: Record<string, string>;
};

export async function openIdleShop(where: ShopLocation): Promise<IdleShop> {
  const { dataFolder, databaseUrl, address, env = {} } = where;
  const config = readConfig({
    DATA_DIR: dataFolder,
    PUBLIC_URL: address,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...env,
  });
  const log = createLog('silent');
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder,
    preparedArchive: databaseUrl ? undefined : await ensureArchive(),
    log,
    onDeath: (error) => {
      throw error;
    },
  });
  await seedShop(database, systemClock, { testMode: true });
  const shop = await compose({ config, database, log, publicUrl: address, openScratch });
  return {
    shop,
    database,
    async close() {
      await shop.sandbox?.stop();
      await shop.mailTransport.close();
      await database.close();
    },
  };
}
