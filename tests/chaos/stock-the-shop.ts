// Before the first start: plenty of every pack but one, and a code with few uses, so that buyers have something to fight over.

import { seedShop } from '#main/seed-shop.ts';
import { silentLog } from '#platform/database/machine-log.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { systemClock } from '#shared/clock.ts';
import { ensureArchive, migrationsFolder } from '#tests/support/database.ts';
import { SCARCE_CODE, SCARCE_PACK } from './plan-purchase.ts';

/** What is in the warehouse at the start, per pack. */
export type FirstStock = Record<string, number>;

export async function stockTheShop(options: {
  dataFolder: string;
  databaseUrl: string | null;
  purchases: number;
}): Promise<FirstStock> {
  const { dataFolder, databaseUrl, purchases } = options;
  const plenty = purchases + 100;
  const scarce = Math.ceil(purchases / 8);
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder,
    preparedArchive: databaseUrl ? undefined : await ensureArchive(),
    log: silentLog,
    onDeath: (error) => {
      throw error;
    },
  });
  try {
    await seedShop(database, systemClock, { testMode: true });
    await database.execute(
      'update product_variants set stock = case when code = $1 then $2::int else $3::int end',
      [SCARCE_PACK, scarce, plenty],
    );
    await database.execute(
      `insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
       select $1, type, value, $2, valid_from, valid_until, created_at, updated_at from coupons where code = 'WELKOM10'`,
      [SCARCE_CODE, Math.ceil(purchases / 12)],
    );
    const { rows } = await database.execute('select code, stock from product_variants');
    return Object.fromEntries(rows.map(({ code, stock }) => [String(code), Number(stock)]));
  } finally {
    await database.close();
  }
}
