// Tests replacing the product on sale with "Dit product verkopen": it needs a pack that can be ordered, and
// customers then see the new product.

import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };
const SECOND = 'Zwartwit Muntpoeder';

it('a second product is sold after it has a variant, in place of the first', async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(stage.url + path, { headers: { origin: stage.url }, data });
    expect(answer.status()).toBeLessThan(300);
    return answer.json();
  };
  const { id } = await ask('/api/admin/products', {
    name: SECOND,
    description: 'Voor wie van munt houdt.',
    price: '19.95',
    ingredients: 'Charcoal Powder, Mentha',
    benefits: ['Fris: smaakt naar munt'],
  });
  await openOn(stage, page, '/admin/products');
  const row = page.getByRole('row', { name: new RegExp(SECOND) });
  const first = page.getByRole('row', { name: /Actieve Kool Tandpoeder/ });
  await row.getByText('Niet in de winkel').waitFor();
  await first.getByText('Zichtbaar').waitFor();

  // Nothing to sell yet: the dialog leads to where that is made.
  const sell = row.getByRole('button', { name: `Dit product verkopen: ${SECOND}` });
  await sell.click();
  const dialog = page.getByRole('dialog', { name: `${SECOND} verkopen?` });
  await dialog.getByText('Dit product heeft nog geen variant die te koop is.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Dit product verkopen' }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Naar de varianten' }).click();
  await page.getByRole('heading', { level: 1, name: 'Varianten' }).waitFor();
  expect(page.url()).toContain(`/admin/variants?product=${id}`);

  await ask('/api/admin/variants', { productId: id, name: '1 Pack', quantity: 1, price: '19.95', stock: 5 });
  await openOn(stage, page, '/admin/products');
  await sell.click();
  await dialog.getByText(/De winkel toont en verkoopt vanaf nu .*, in 1 variant\./).waitFor();
  await dialog.getByText(/gaat uit de winkel/).waitFor();
  await dialog.getByRole('button', { name: 'Dit product verkopen' }).click();
  await page.getByText(`De winkel verkoopt nu ${SECOND}`, { exact: true }).first().waitFor();
  await row.getByText('Zichtbaar').waitFor();
  await first.getByText('Niet in de winkel').waitFor();

  const { page: shopper } = await stage.visit(WIDE);
  await shopper.goto(stage.url);
  expect(await shopper.locator('input[name="variant"]').count()).toBe(1);
  await shopper.locator('.pack-cards').getByText('19,95').first().waitFor();

  // And back.
  await first.getByRole('button', { name: /^Dit product verkopen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dit product verkopen' }).click();
  await first.getByText('Zichtbaar').waitFor();
  await shopper.reload();
  await expect.poll(() => shopper.locator('input[name="variant"]').count()).toBe(4);
  expect(troubles).toEqual([]);
});
