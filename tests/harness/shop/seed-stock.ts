// Prepares the stock before the first start: plenty of every pack except one, and a coupon with few uses, so
// that buyers compete for them.

import { SCARCE_CODE, SCARCE_PACK } from '../purchases/purchase-plan.ts';
import { openIdleShop } from './idle-shop.ts';

/** The stock at the start, by article code. */
export type FirstStock = Record<string, number>;

export async function seedStock(options: {
  dataFolder: string;
  databaseUrl: string | null;
  purchases: number;
}): Promise<FirstStock> {
  const { purchases } = options;
  const { database, close } = await openIdleShop({ ...options, address: 'http://localhost' });
  try {
    await database.execute("update product_variants set stock = $1 where code = '1x'", [
      4 * (purchases + 100),
    ]);
    // Jars are everybody's: what makes a pack scarce is a second product in it. What is given away makes none
    // scarce.
    await database.execute(
      `with tin as (insert into products (name, description, price_cents, ingredients, benefits, published, created_at, updated_at)
         values ('Blik', 'Voor op reis', 500, '', '[]', false, now(), now()) returning id),
       article as (insert into stock_articles (code, name, product_id) select 'tin', 'Blik', id from tin returning code)
       insert into pack_contents (variant_code, article_code, quantity) select $1, code, 1 from article`,
      [SCARCE_PACK],
    );
    await database.execute('update product_variants set stock = $2 where code = $1', [
      SCARCE_PACK,
      Math.ceil(purchases / 8),
    ]);
    await database.execute(
      `insert into coupons (code, type, value, max_uses, valid_from, valid_until, created_at, updated_at)
       select $1, type, value, $2, valid_from, valid_until, created_at, updated_at from coupons where code = 'WELKOM10'`,
      [SCARCE_CODE, Math.ceil(purchases / 12)],
    );
    const { rows } = await database.execute('select code, on_hand from stock_articles');
    return Object.fromEntries(rows.map(({ code, on_hand: onHand }) => [String(code), Number(onHand)]));
  } finally {
    await close();
  }
}
