// Does what the owner of a live shop must do before it sells, except for the first message of the payment
// provider.

import { articleSchema } from '#modules/stock/contract.ts';
import type { TestShop } from './shop.ts';

export const READY_URL = 'https://zwartwit-proef.nl';

const readySettings = {
  company: { email: 'hallo@zwartwit-proef.nl', kvkNumber: '87654321' },
  producer: { email: 'veilig@zwartwit-proef.nl' },
  legal: { guaranteeNotice: `/media/${'a'.repeat(32)}-900x600/900.webp` },
};

/** Completes the product's data and gives the owners a second factor; log in before calling it. */
export async function makeReady(shop: TestShop): Promise<void> {
  const { status, body } = await shop.asOperator('PUT', '/api/admin/settings', readySettings);
  if (status !== 200) throw new Error(`The settings were refused: ${JSON.stringify(body)}`);
  await shop.rows("update products set warnings = 'Niet inslikken.', net_weight_grams = 60");
  await countShelf(shop);
  await shop.rows(
    "update operators set totp_secret = 'set', password_changed_at = now() + interval '1 second'",
  );
}

/** Records a stock count with the present quantities. */
async function countShelf(shop: TestShop): Promise<void> {
  const articles = articleSchema.array().parse((await shop.asOperator('GET', '/api/admin/stock')).body);
  const lines = articles.map(({ code, onHand }) => ({ article: code, counted: onHand, was: onHand }));
  const { status, body } = await shop.asOperator('POST', '/api/admin/stock/counts', {
    key: 'first-count',
    lines,
  });
  if (status >= 300) throw new Error(`The count was refused: ${JSON.stringify(body)}`);
}
