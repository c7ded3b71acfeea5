// The writers: each buys, and after every purchase does what an operator might do with an order, its own or another's, while all
// the others do the same. Every act is a row; what is refused because another was first is no failure.

import { cancelQuestionSchema } from '#modules/orders/contract.ts';
import { SCARCE_PACK } from '#tests/chaos/plan-purchase.ts';
import { createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';

export const OPERATOR = { username: 'admin', password: 'vijftig pennen tegelijk' };

export type Written = { acts: Record<string, number>; failures: string[] };

type Options = { address: string; orders: number; writers: number; random: () => number };
type Ask = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;
/** `at`: a place in the run, the same for whoever acts twice. */
type Act = { name: string; share: number; run(ask: Ask, orderId: number, at: number): Promise<number[]> };

/** Refused because of what another did with the same order at the same moment. */
const LOST_THE_RACE = [409, 503];

const one = async (answer: ReturnType<Ask>) => [(await answer).status];
const refund = (ask: Ask, orderId: number, body: object) =>
  ask('POST', `/api/admin/orders/${orderId}/refunds`, body);

const ACTS: readonly Act[] = [
  {
    name: 'deels terugbetaald',
    share: 0.1,
    run: (ask, orderId, at) => one(refund(ask, orderId, { idempotencyKey: `part-of-${at}`, amount: '3,37' })),
  },
  {
    name: 'alles terugbetaald, pakket terug',
    share: 0.06,
    run: (ask, orderId, at) => one(refund(ask, orderId, { idempotencyKey: `all-of-${at}`, restock: true })),
  },
  {
    name: 'twee keer op terugbetalen gedrukt',
    share: 0.04,
    run: async (ask, orderId, at) => {
      const press = () => refund(ask, orderId, { idempotencyKey: `twice-of-${at}`, amount: '1,11' });
      return (await Promise.all([press(), press()])).map(({ status }) => status);
    },
  },
  {
    name: 'label gemaakt',
    share: 0.15,
    run: (ask, orderId) => one(ask('POST', '/api/sendy/create-label', { orderId })),
  },
  {
    name: 'verzonden',
    share: 0.2,
    run: (ask, orderId) => one(ask('PUT', `/api/orders/${orderId}`, { status: 'shipped' })),
  },
  {
    name: 'geannuleerd',
    share: 0.08,
    async run(ask, orderId, at) {
      const path = `/api/admin/orders/${orderId}/cancellation`;
      const { refundable, settled } = cancelQuestionSchema.parse((await ask('GET', path)).body);
      if (settled) return [];
      const answers = { refund: refundable, restock: true, takeLabelBack: true };
      return one(ask('POST', path, { ...answers, idempotencyKey: `cancel-of-${at}` }));
    },
  },
  {
    name: 'herroepen',
    share: 0.05,
    run: (ask, orderId, at) => {
      const orderNumber = `ZW${100_000 + orderId}`;
      const customerEmail = `koper${at}@example.nl`;
      return one(
        ask('POST', '/api/withdrawals', { customerName: DETAILS.customerName, customerEmail, orderNumber }),
      );
    },
  },
];

/** Of every pack but the one there are few of there is enough for all. */
const PACKS = ['1x', '2x', '3x', '4x'].filter((pack) => pack !== SCARCE_PACK);
const NL = { country: 'NL', postalCode: '1012JS' };
/** The place in the run at which the first act is sure to be done; the others follow one by one. */
const FIRST_TURN = 20;
const PLACES = [NL, NL, NL, { country: 'BE', postalCode: '1000' }, { country: 'DE', postalCode: '10115' }];

export async function write({ address, orders, writers, random }: Options): Promise<Written> {
  const acts: Record<string, number> = Object.fromEntries(ACTS.map(({ name }) => [name, 0]));
  const failures: string[] = [];
  const cookie = await logInForCookie(address, OPERATOR);
  const ask: Ask = (method, path, body) =>
    callHttp({ method, url: `${address}${path}`, headers: { cookie }, body });
  const placed: number[] = [];
  let begun = 0;
  const writer = async () => {
    while (begun < orders) {
      begun += 1;
      const at = begun;
      const orderId = await buy(address, at, random);
      if (orderId === null) failures.push(`purchase ${at} was told of no order`);
      else placed.push(orderId);
      for (const [turn, { name, share, run }] of ACTS.entries()) {
        // Once to an order nobody else has found yet, so that each act is done in the shortest of runs too.
        const isFirst = at === FIRST_TURN + turn;
        if (random() >= share && !isFirst) continue;
        const other = isFirst ? (orderId ?? undefined) : placed[Math.floor(random() * placed.length)];
        if (other === undefined) continue;
        const statuses = await run(ask, other, at);
        if (statuses.some((status) => status < 300)) acts[name] = (acts[name] ?? 0) + 1;
        for (const status of statuses)
          if (status >= 300 && !LOST_THE_RACE.includes(status))
            failures.push(`${name}: ${status} for order ${other}`);
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return { acts, failures };
}

/** Three in ten with a code, one in three at the bank. Answers what the success page was told. */
async function buy(address: string, at: number, random: () => number): Promise<number | null> {
  const buyer = createBuyer(address);
  const variant = PACKS[Math.floor(random() * PACKS.length)] ?? '1x';
  const place = PLACES[Math.floor(random() * PLACES.length)] ?? NL;
  await buyer.saveDetails({ ...DETAILS, customerEmail: `koper${at}@example.nl`, ...place });
  const basket = { variant, country: place.country, ...(random() < 0.3 && { couponCode: 'WELKOM10' }) };
  const started = await buyer.checkout(basket);
  await (random() < 0.33 ? buyer.payAtBank(started) : buyer.payByCard(started));
  return (await buyer.askForOrder(started.paymentIntentId)).orderId;
}
