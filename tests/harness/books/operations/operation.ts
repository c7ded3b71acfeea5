// The type of an action on an order that an operator or customer does while others do the same. A refusal
// because another action was first is no failure and is counted by its code.

import * as z from 'zod';
import { type OrderDetail, orderDetailSchema } from '#modules/order-overview/contract.ts';
import type { Buyer } from '#tests/support/buyer.ts';
import type { Answer } from '#tests/support/http-call.ts';

/** Sends a request to the API as the operator. */
export type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

export type OperationContext = {
  ask: Ask;
  orderId: number;
  /**
   * The number of the purchase after which the action runs. It is part of the idempotency keys, so a repeated
   * request has the same key.
   */
  at: number;
  random(): number;
  /** Returns a new customer without a session. */
  visit(): Buyer;
  /** Adds an order that other actions may then use. */
  found(orderId: number): void;
};

/**
 * An action on an order. `run` returns the answers to its requests: it succeeded when the last one did; empty
 * when there was nothing to do.
 */
export type Operation = {
  name: string;
  share: number;
  /**
   * The action that must precede this one, such as shipping before a return; carried out first when no other
   * writer has done so.
   */
  after?: Operation;
  run(acting: OperationContext): Promise<Answer[]>;
};

/**
 * The statuses of a refusal because another action on the same order, coupon or stock came first, or because
 * the order's state no longer allows this action.
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

/** Thrown when a request that reads data for an action was refused; `answer` is the refusal. */
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

/** Sends the same request twice at the same moment, as a double click does. */
export const twice = (press: () => Promise<Answer>): Promise<Answer[]> => Promise.all([press(), press()]);
