// The customer's own link to an order, in every mail about the order. The link contains a random secret and a
// signature, not the order number. The operator can renew it; after half a year it also asks a question only
// the customer can answer.

import { randomBytes } from 'node:crypto';
import type { Database, Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type Clock, days, hours } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import {
  findOrder,
  findOrderByLink,
  insertEvents,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './order.repository.ts';
import type { OrderLinkQuestion } from './order-contract.ts';
import { orderUnknown } from './order-unknown.ts';

const PURPOSE = 'order';
/**
 * How long an order link opens the order without a question, in milliseconds: longer than delivery,
 * withdrawal period and guarantee together. An older link asks a question, so that a mailbox leaked later
 * shows nothing.
 */
const OPEN_LINK_TTL_MS = days(183);
/**
 * How long the token that a customer gets for a correct answer opens an order link older than half a year, in
 * milliseconds.
 */
const PROOF_TTL_MS = hours(24);

export type OrderByLink =
  | { kind: 'unknown' }
  | { kind: 'asks'; question: OrderLinkQuestion }
  | { kind: 'open'; orderId: number };

export type OrderLinkNeeds = { tokens: SignedTokens; publicUrl: string };
type Reading = { database: Database; tokens: SignedTokens; clock: Clock };

/** The part of an order row that is needed to make its customer link: the secret. */
export type LinkedOrder = Pick<OrderRow, 'linkSecret'>;

export function orderUrl({ publicUrl, ...shop }: OrderLinkNeeds, order: LinkedOrder): string {
  return publicUrl + orderPath(shop, order);
}

/**
 * Returns the path of the page on which a customer sees the order, with the secret of the order; `orderUrl`
 * returns the full URL.
 */
export function orderPath({ tokens }: Pick<OrderLinkNeeds, 'tokens'>, { linkSecret }: LinkedOrder): string {
  return href('/bestelling/:token?', { token: tokens.sign(PURPOSE, linkSecret) });
}

export async function findOrderByToken(shop: Reading, token: string): Promise<OrderByLink> {
  const linked = await read(shop, token);
  if (!linked) return { kind: 'unknown' };
  const { order, isProven } = linked;
  const isYoung = shop.clock.now().getTime() - order.createdAt.getTime() < OPEN_LINK_TTL_MS;
  if (isYoung || isProven) return { kind: 'open', orderId: order.id };
  const question = questionOf(order);
  return question ? { kind: 'asks', question } : { kind: 'unknown' };
}

/**
 * Checks the answer to the question of an old order link. Returns a token that opens the order for a day;
 * null when the answer is wrong or the link is invalid.
 */
export async function answerOrderLink(shop: Reading, token: string, answer: string): Promise<string | null> {
  const linked = await read(shop, token);
  const question = linked && questionOf(linked.order);
  if (!linked || !question || plain(answer) !== plain(linked.order[ANSWERS[question]])) return null;
  return shop.tokens.sign(PURPOSE, `${linked.order.linkSecret}.${shop.clock.now().getTime() + PROOF_TTL_MS}`);
}

/** Renews the link of an order; all earlier links become invalid. Throws 404 `order_unknown`. */
export function renewOrderLink(
  { database, clock }: Pick<Reading, 'database' | 'clock'>,
  orderId: number,
  operator: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw orderUnknown();
    const at = clock.now();
    await updateOrder(tx, orderId, {
      linkSecret: randomBytes(16).toString('hex'),
      hasNumberedLink: false,
      updatedAt: at,
    });
    await insertEvents(tx, [
      { orderId, at, actor: operator, kind: 'link_renewed', from: null, to: null, note: null },
    ]);
  });
}

async function read(
  { database, tokens, clock }: Reading,
  token: string,
): Promise<{ order: OrderRow; isProven: boolean } | null> {
  const [key = '', provenUntil] = (tokens.read(PURPOSE, token) ?? '').split('.');
  const order = await findOrderByLinkKey(database.orm, key);
  return order && { order, isProven: Number(provenUntil ?? 0) > clock.now().getTime() };
}

/**
 * Finds an order by the key in its link: the order's secret, or its id in a link of an earlier release. Null
 * when no order has this key, because the link was renewed or the customer was erased.
 */
export async function findOrderByLinkKey(db: Orm, key: string): Promise<OrderRow | null> {
  if (!/^\d{1,9}$/.test(key)) return key === '' ? null : findOrderByLink(db, key);
  const order = await findOrder(db, Number(key));
  return order?.hasNumberedLink ? order : null;
}

const ANSWERS = { postalCode: 'postalCode', email: 'customerEmail' } as const satisfies Record<
  OrderLinkQuestion,
  keyof OrderRow
>;

/**
 * Returns the question that an order link older than half a year asks: the postal code, or the e-mail address
 * for an order without a postal code; null when the order has neither.
 */
function questionOf({ postalCode, customerEmail }: OrderRow): OrderLinkQuestion | null {
  if (plain(postalCode) !== '') return 'postalCode';
  return customerEmail === '' ? null : 'email';
}

/**
 * Normalises a customer's answer to the question of an order link for comparison: removes spaces and hyphens
 * and lowercases, so "1012 js" equals "1012JS".
 */
function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}
