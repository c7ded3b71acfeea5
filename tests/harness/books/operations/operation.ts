// The type of an action on an order that an operator or customer does while others do the same. A refusal
// because another action was first is no failure and is counted by its code.

import * as z from 'zod';
import { type OrderDetail, orderDetailSchema } from '#modules/orders/contract.ts';
import type { Buyer } from '#tests/support/buyer.ts';
import type { Answer } from '#tests/support/http-call.ts';

/** As the operator. */
export type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

export type OperationContext = {
  ask: Ask;
  orderId: number;
  /** A place in the run, the same for whoever acts twice. */
  at: number;
  random(): number;
  /** A customer at the door of the shop. */
  visit(): Buyer;
  /** Another order that the others may find from now on. */
  found(orderId: number): void;
};

/**
 * Answers of what it asked, the last of which tells whether it was done; none when there was nothing to do.
 */
export type Operation = {
  name: string;
  share: number;
  /** What has to be done with an order first, where nobody did it yet. */
  after?: Operation;
  run(acting: OperationContext): Promise<Answer[]>;
};

/**
 * Refused because of what another did with the same order, code or shelf at the same moment, or for what an
 * order is by now.
 */
const LOST_THE_RACE = [409, 503];
const REFUSED_AS_IT_SHOULD = ['coupon_invalid', 'amount_too_small'];

const problemSchema = z.object({ code: z.string() });

export const isGood = (answer: Answer | undefined): boolean => answer !== undefined && answer.status < 300;

export function codeOf({ status, body }: Answer): string {
  return problemSchema.safeParse(body).data?.code ?? String(status);
}

export function isFailure(answer: Answer): boolean {
  if (isGood(answer) || LOST_THE_RACE.includes(answer.status)) return false;
  return !REFUSED_AS_IT_SHOULD.includes(codeOf(answer));
}

/** What had to be read first was not answered. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`The shop answered ${answer.status}`);
    this.answer = answer;
  }
}

export function bodyOf<Body>(schema: z.ZodType<Body>, answer: Answer): Body {
  if (!isGood(answer)) throw new NotAnswered(answer);
  return schema.parse(answer.body);
}

export async function orderOf({ ask, orderId }: OperationContext): Promise<OrderDetail> {
  return bodyOf(orderDetailSchema, await ask('GET', `/api/admin/orders/${orderId}`));
}

/** Pressed twice at the same moment. */
export const twice = (press: () => Promise<Answer>): Promise<Answer[]> => Promise.all([press(), press()]);
