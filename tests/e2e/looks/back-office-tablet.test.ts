// Tests the lists of the back-office on a tablet, where the columns are narrowest before rows become cards:
// no heading or name is cut off, and what can be pressed stands on one line.

import { expect, it } from 'vitest';
import * as z from 'zod';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

const articlesSchema = z.array(z.object({ code: z.string() }));
const purchaseSchema = z.object({ id: z.number(), lines: z.array(z.object({ id: z.number() })) });

it('no list of a tablet cuts off a heading or a name, or breaks a button', async () => {
  await buyByCard(createBuyer(stage.url), { variant: '4x' });
  const { page, context } = await logInOn(stage, { viewport: { width: 768, height: 1024 } });
  const call = async (method: 'get' | 'post', path: string, data?: unknown): Promise<unknown> => {
    const options = { headers: { origin: stage.url }, ...(data === undefined ? {} : { data }) };
    const answer = await context.request[method](`${stage.url}${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const [article] = articlesSchema.parse(await call('get', '/api/admin/stock'));
  const order = async (key: string) =>
    purchaseSchema.parse(
      await call('post', '/api/admin/purchases', {
        key,
        supplier: 'Kokos & Kool BV',
        expectedOn: null,
        lines: [{ article: article?.code, quantity: 48, cost: '3.10' }],
      }),
    );
  await order('tablet-list-open');
  const { id, lines } = await order('tablet-list-received');
  await call('post', `/api/admin/purchases/${id}/receipts`, {
    key: 'tablet-list-receipt',
    lines: [{ lineId: lines[0]?.id, quantity: 48, batch: 'L2609', bestBefore: '2099-01-01', cost: '3.10' }],
  });
  const faults: string[] = [];
  for (const path of ['orders', 'variants', 'products', 'stock', 'stock/purchases', 'stock/batches']) {
    await openOn(stage, page, `/admin/${path}`);
    await page.locator('[data-row-link]').first().waitFor();
    const found = await page.locator('.table').evaluateAll((tables) =>
      tables
        .flatMap((table) => [
          ...table.querySelectorAll<HTMLElement>('th, .row-link, .row-link + .sub, td .btn'),
        ])
        .filter((part) => part.checkVisibility())
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 ||
            part.scrollHeight > part.clientHeight + 1 ||
            (part.matches('.btn') && part.offsetHeight > 36),
        )
        .map((part) => part.textContent),
    );
    faults.push(...found.map((text) => `${path}: ${text}`));
  }
  expect(faults).toEqual([]);
});
