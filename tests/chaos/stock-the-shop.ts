// Before the first start: plenty of every pack but one, and a code with few uses, so that buyers have something to fight over.

import { SCARCE_CODE, SCARCE_PACK } from './plan-purchase.ts';
import { openQuietShop } from './quiet-shop.ts';

/** What is in the warehouse at the start, per pack. */
export type FirstStock = Record<string, number>;

export async function stockTheShop(options: {
  dataFolder: string;
  databaseUrl: string | null;
  purchases: number;
}): Promise<FirstStock> {
  const { purchases } = options;
  const { database, close } = await openQuietShop({ ...options, address: 'http://localhost' });
  try {
    await database.execute(
      'update product_variants set stock = case when code = $1 then $2::int else $3::int end',
      [SCARCE_PACK, Math.ceil(purchases / 8), purchases + 100],
    );
    await database.execute(
      `insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
       select $1, type, value, $2, valid_from, valid_until, created_at, updated_at from coupons where code = 'WELKOM10'`,
      [SCARCE_CODE, Math.ceil(purchases / 12)],
    );
    const { rows } = await database.execute('select code, stock from product_variants');
    return Object.fromEntries(rows.map(({ code, stock }) => [String(code), Number(stock)]));
  } finally {
    await close();
  }
}
