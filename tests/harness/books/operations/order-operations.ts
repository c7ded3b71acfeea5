// Actions that end or send an order: partial and full refunds, labels, shipping, cancellation, withdrawal and
// replacement.

import { orderSchema } from '#modules/orders/contract.ts';
import { cancelQuestionSchema } from '#modules/returns/contract.ts';
import { DETAILS } from '#tests/support/buyer.ts';
import { bodyOf, isGood, type Operation, type OperationContext, twice } from './operation.ts';

const refund = ({ ask, orderId }: OperationContext, body: object) =>
  ask('POST', `/api/admin/orders/${orderId}/refunds`, body);

export const ORDER_OPERATIONS: readonly Operation[] = [
  {
    name: 'partly refunded',
    share: 0.08,
    run: async (acting) => [await refund(acting, { idempotencyKey: `part-of-${acting.at}`, amount: '3,37' })],
  },
  {
    name: 'all refunded, pack returned',
    share: 0.05,
    run: async (acting) => [await refund(acting, { idempotencyKey: `all-of-${acting.at}`, restock: true })],
  },
  {
    name: 'refund pressed twice',
    share: 0.03,
    run: (acting) => twice(() => refund(acting, { idempotencyKey: `twice-of-${acting.at}`, amount: '1,11' })),
  },
  {
    name: 'label made',
    share: 0.1,
    run: async ({ ask, orderId }) => [await ask('POST', '/api/sendy/create-label', { orderId })],
  },
  {
    name: 'shipped',
    share: 0.15,
    run: async ({ ask, orderId }) => [await ask('PUT', `/api/orders/${orderId}`, { status: 'shipped' })],
  },
  {
    name: 'cancelled',
    share: 0.06,
    async run({ ask, orderId, at }) {
      const path = `/api/admin/orders/${orderId}/cancellation`;
      const { refundable, settled } = bodyOf(cancelQuestionSchema, await ask('GET', path));
      if (settled) return [];
      const answers = { refund: refundable, restock: true, takeLabelBack: true };
      return [await ask('POST', path, { ...answers, idempotencyKey: `cancel-of-${at}` })];
    },
  },
  {
    name: 'withdrawn',
    share: 0.05,
    run: async ({ ask, orderId, at }) => [
      await ask('POST', '/api/withdrawals', {
        customerName: DETAILS.customerName,
        customerEmail: `koper${at}@example.nl`,
        orderNumber: `ZW${100_000 + orderId}`,
      }),
    ],
  },
  {
    name: 'replacement pressed twice',
    share: 0.03,
    async run({ ask, orderId, at, found }) {
      const wanted = {
        key: `replacement-of-${at}`,
        replacesOrderId: orderId,
        reason: 'Pot kapot aangekomen',
      };
      const answers = await twice(() => ask('POST', '/api/admin/replacements', wanted));
      const placed = new Set(answers.filter(isGood).map(({ body }) => orderSchema.parse(body).id));
      for (const id of placed) found(id);
      return answers;
    },
  },
];
