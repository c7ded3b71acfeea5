// Actions on stock: purchases, partial receipts, counts and breakage. Each is submitted twice.

import * as z from 'zod';
import { articleSchema, purchaseSchema } from '#modules/stock/contract.ts';
import { bodyOf, isGood, type Operation, twice } from './operation.ts';

export const STOCK_OPERATIONS: readonly Operation[] = [
  {
    name: 'purchased, received in two parts',
    share: 0.02,
    async run({ ask, at }) {
      const ordered = await ask('POST', '/api/admin/purchases', {
        key: `purchase-of-${at}`,
        supplier: 'Potterij Noord',
        expectedOn: null,
        lines: [{ article: 'jar', quantity: 24, cost: '3,15' }],
      });
      if (!isGood(ordered)) return [ordered];
      const { id, lines } = purchaseSchema.parse(ordered.body);
      const receive = (part: number, quantity: number) =>
        ask('POST', `/api/admin/purchases/${id}/receipts`, {
          key: `receipt-${part}-of-${at}`,
          // A batch of several purchases, so that they meet at its row too.
          lines: lines.map((line) => ({
            lineId: line.id,
            quantity,
            batch: `P${at % 7}`,
            bestBefore: '2028-06-30',
            cost: '3,15',
          })),
        });
      const parts = [twice(() => receive(1, 10)), twice(() => receive(2, 14))];
      return (await Promise.all(parts)).flat();
    },
  },
  {
    name: 'counted',
    share: 0.02,
    async run({ ask, at, random }) {
      const articles = bodyOf(z.array(articleSchema), await ask('GET', '/api/admin/stock'));
      const lines = articles.map(({ code, onHand }) => ({
        article: code,
        was: onHand,
        counted: Math.max(0, onHand + Math.floor(random() * 5) - 2),
      }));
      return twice(() => ask('POST', '/api/admin/stock/counts', { key: `count-of-${at}`, lines }));
    },
  },
  {
    name: 'broken',
    share: 0.02,
    run: ({ ask, at }) =>
      twice(() =>
        ask('POST', '/api/admin/stock/breakages', {
          key: `breakage-of-${at}`,
          article: 'jar',
          quantity: 1,
          reason: 'Gevallen',
        }),
      ),
  },
];
