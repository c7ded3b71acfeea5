// Actions that change the charge of an order: another pack, coupon, country or address, or amounts set by the
// operator. A higher charge is paid twice at once through its link, left open, or withdrawn.

import { paymentLinkEndpoints } from '#modules/checkout/endpoints.ts';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { SCARCE_CODE, SCARCE_PACK } from '#tests/harness/purchases/purchase-plan.ts';
import { TEST_CARD } from '#tests/support/buyer.ts';
import type { Answer } from '#tests/support/http-call.ts';
import { bodyOf, isGood, type Operation, type OperationContext, orderOf } from './operation.ts';

/** The packs from small to large; a change moves an order one step up or down. */
const LADDER = ['1x', '2x', '3x', SCARCE_PACK];
const BELGIUM = { country: 'BE', postalCode: '1000', city: 'Brussel' };
const GERMANY = { country: 'DE', postalCode: '10115', city: 'Berlin' };
const CARD = { type: 'card', number: TEST_CARD, expiry: '12/34', cvc: '123' };

const change = ({ ask, orderId, at }: OperationContext, body: object): Promise<Answer> =>
  ask('PUT', `/api/orders/${orderId}`, { ...body, key: `change-of-${at}` });

async function packBeside(acting: OperationContext, steps: number): Promise<Answer[]> {
  const place = LADDER.indexOf((await orderOf(acting)).variant);
  const variant = place < 0 ? undefined : LADDER[place + steps];
  return variant === undefined ? [] : [await change(acting, { variant })];
}

async function waitingOf({ ask, orderId }: OperationContext) {
  const changes = await ask('GET', `/api/admin/orders/${orderId}/changes`);
  return bodyOf(orderChangeSchema.array(), changes).find(({ state }) => state === 'waiting');
}

/**
 * Pays the waiting difference of an order as its customer. The provider's webhook and the request of the
 * payment page reach the shop at the same moment. Empty when nothing waits.
 */
async function payWhatWaits(acting: OperationContext): Promise<Answer[]> {
  const token = (await waitingOf(acting))?.link?.split('/betalen/')[1];
  if (token === undefined) return [];
  const customer = acting.visit();
  const started = await customer.call('POST', '/api/payment-links', { token });
  if (!isGood(started)) return [started];
  const { clientSecret } = paymentLinkEndpoints.start.answer.parse(started.body);
  const paid = await customer.confirm(clientSecret, CARD);
  return [paid, await customer.call('GET', `/betalen/${token}`)];
}

async function thenPaid(acting: OperationContext, answers: Answer[]): Promise<Answer[]> {
  return isGood(answers.at(-1)) ? [...answers, ...(await payWhatWaits(acting))] : answers;
}

const LEFT_WAITING: Operation = {
  name: 'larger pack, waits for payment',
  share: 0.03,
  run: (acting) => packBeside(acting, 1),
};

export const CHANGE_OPERATIONS: readonly Operation[] = [
  {
    name: 'larger pack, paid',
    share: 0.06,
    run: async (acting) => thenPaid(acting, await packBeside(acting, 1)),
  },
  LEFT_WAITING,
  {
    name: 'larger pack, taken back',
    share: 0.02,
    async run(acting) {
      const asked = await packBeside(acting, 1);
      const waiting = await waitingOf(acting);
      if (!waiting) return asked;
      const path = `/api/admin/orders/${acting.orderId}/changes/${waiting.id}`;
      return [...asked, await acting.ask('DELETE', path)];
    },
  },
  { name: 'waiting change paid', share: 0.05, after: LEFT_WAITING, run: payWhatWaits },
  { name: 'smaller pack, refunded', share: 0.05, run: (acting) => packBeside(acting, -1) },
  {
    name: 'another coupon',
    share: 0.04,
    async run(acting) {
      const codes = [SCARCE_CODE, 'WELKOM10', ''];
      const couponCode = codes[Math.floor(acting.random() * codes.length)] ?? '';
      return thenPaid(acting, [await change(acting, { couponCode })]);
    },
  },
  {
    name: 'another country',
    share: 0.04,
    async run(acting) {
      const { country } = await orderOf(acting);
      return thenPaid(acting, [await change(acting, country === 'BE' ? GERMANY : BELGIUM)]);
    },
  },
  {
    name: 'another address',
    share: 0.04,
    run: async (acting) => [
      await acting.ask('PUT', `/api/orders/${acting.orderId}`, {
        streetName: 'Rokin',
        houseNumber: String(1 + (acting.at % 90)),
      }),
    ],
  },
  {
    name: 'total set by hand',
    share: 0.05,
    async run(acting) {
      const { total, replacement } = await orderOf(acting);
      if (replacement !== null) return [];
      const wanted = Math.max(0, Number(total) + (acting.random() < 0.7 ? -2.5 : 4));
      const settle = acting.random() < 0.5 ? 'money' : 'none';
      const body = { total: wanted.toFixed(2), settle, reason: 'Afspraak aan de telefoon' };
      return thenPaid(acting, [await change(acting, body)]);
    },
  },
];
