// The writers of the test: each buys repeatedly, and after every purchase does an action of an operator or
// customer on any order.

import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#shared/clock.ts';
import { SCARCE_PACK } from '#tests/harness/purchases/purchase-plan.ts';
import { createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { type Answer, callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { CHANGE_OPERATIONS } from './operations/change-operations.ts';
import {
  type Ask,
  codeOf,
  isFailure,
  isGood,
  NotAnswered,
  type Operation,
  type OperationContext,
} from './operations/operation.ts';
import { ORDER_OPERATIONS } from './operations/order-operations.ts';
import { RETURN_OPERATIONS } from './operations/return-operations.ts';
import { STOCK_OPERATIONS } from './operations/stock-operations.ts';

export const OPERATOR = { username: 'admin', password: 'vijftig pennen tegelijk' };

export type Written = {
  /** The number of successful actions by name. */
  acts: Record<string, number>;
  /** The number of expected refusals by error code; usually another action was first. */
  refused: Record<string, number>;
  failures: string[];
};

type Options = { address: string; orders: number; writers: number; random: () => number };

const ACTS: readonly Operation[] = [
  ...ORDER_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...RETURN_OPERATIONS,
  ...STOCK_OPERATIONS,
];

/** The packs that are bought: all except the scarce one, so stock is always sufficient. */
const PACKS = ['1x', '2x', '3x', '4x'].filter((pack) => pack !== SCARCE_PACK);
const NL = { country: 'NL', postalCode: '1012JS' };
/**
 * The number of the first purchase from which an action that never succeeded is carried out on the purchase's
 * own order. Each further action starts one purchase later, so that even short runs do all.
 */
const FIRST_TURN = 10;
const PLACES = [NL, NL, NL, { country: 'BE', postalCode: '1000' }, { country: 'DE', postalCode: '10115' }];

export async function write({ address, orders, writers, random }: Options): Promise<Written> {
  const written: Written = {
    acts: Object.fromEntries(ACTS.map(({ name }) => [name, 0])),
    refused: {},
    failures: [],
  };
  const cookie = await logInForCookie(address, OPERATOR);
  const ask: Ask = (method, path, body) =>
    patiently(() => callHttp({ method, url: `${address}${path}`, headers: { cookie }, body }), isBusy);
  const placed: number[] = [];
  const found = (orderId: number) => void placed.push(orderId);
  let begun = 0;
  const writer = async () => {
    while (begun < orders) {
      begun += 1;
      const at = begun;
      const own = await buy(address, at, random);
      if (own === null) written.failures.push(`purchase ${at} was told of no order`);
      else found(own);
      for (const [turn, act] of ACTS.entries()) {
        // To an order nobody else has found yet, until it was done once: so each is done in the shortest of
        // runs too.
        const isFirst = own !== null && at >= FIRST_TURN + turn && written.acts[act.name] === 0;
        if (random() >= act.share && !isFirst) continue;
        const orderId = isFirst ? own : placed[Math.floor(random() * placed.length)];
        if (orderId === undefined) continue;
        const acting = { ask, orderId, at, random, visit: () => createBuyer(address), found };
        if (isFirst && act.after) await carryOut(act.after, acting, written);
        await carryOut(act, acting, written);
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return written;
}

async function carryOut(
  act: Operation,
  acting: OperationContext,
  { acts, refused, failures }: Written,
): Promise<void> {
  const answers = await act.run(acting).catch((error: unknown) => {
    if (error instanceof NotAnswered) return [error.answer];
    throw error;
  });
  if (isGood(answers.at(-1))) acts[act.name] = (acts[act.name] ?? 0) + 1;
  for (const answer of answers.filter((each) => !isGood(each))) {
    const code = codeOf(answer);
    if (isFailure(answer)) failures.push(`${act.name}: ${answer.status} ${code} for order ${acting.orderId}`);
    else refused[code] = (refused[code] ?? 0) + 1;
  }
}

const BUSY = 'temporarily_unavailable';
const PATIENCE = seconds(120);
const isBusy = (answer: Answer) => answer.status === 503 && codeOf(answer) === BUSY;

/**
 * Repeats a step every second while the shop answers that it is busy (503 `temporarily_unavailable`), for two
 * minutes at most. With more requests than database connections that answer is expected.
 */
async function patiently<Result>(
  step: () => Promise<Result>,
  isRefused: (result: Result) => boolean = () => false,
): Promise<Result> {
  const giveUpAt = Date.now() + PATIENCE;
  for (;;) {
    const isLast = Date.now() > giveUpAt;
    const result = await step().catch((error: unknown) => {
      if (isLast || !String(error).includes(BUSY)) throw error;
      return null;
    });
    if (result !== null && (isLast || !isRefused(result))) return result;
    await pause(seconds(1));
  }
}

/**
 * Makes a purchase: three in ten with a coupon, one in three with a bank payment. Returns the order id that
 * the success page receives; null without an order.
 */
async function buy(address: string, at: number, random: () => number): Promise<number | null> {
  const buyer = createBuyer(address);
  const variant = PACKS[Math.floor(random() * PACKS.length)] ?? '1x';
  const place = PLACES[Math.floor(random() * PLACES.length)] ?? NL;
  const details = { ...DETAILS, customerEmail: `koper${at}@example.nl`, ...place };
  await patiently(() => buyer.saveDetails(details));
  const basket = { variant, country: place.country, ...(random() < 0.3 && { couponCode: 'WELKOM10' }) };
  const started = await patiently(() => buyer.checkout(basket));
  await (random() < 0.33 ? buyer.payAtBank(started) : buyer.payByCard(started));
  return (await patiently(() => buyer.askForOrder(started.paymentIntentId))).orderId;
}
