// The ten Stripe endpoints the shop calls: their paths and their answers from the account. Everything is
// validated before anything is changed.

import * as z from 'zod';
import { SandboxInvalidRequest, SandboxWrongState } from '#integrations/sandbox-payments/account/errors.ts';
import type { Books } from './books.ts';
import {
  balanceObject,
  disputeObject,
  type Intent,
  intentObject,
  payoutObject,
  secondsOf,
  writtenRefund,
} from './objects.ts';
import { refuseOddIntent, refuseOddMetadata, refuseRemoved } from './request-rules.ts';
import type { CheckRequest, Operation, Params } from './request-schemas.ts';
import { missing, refused } from './stripe-refusal.ts';

const metadata = z.record(z.string(), z.string());
const createSchema = z.object({ amount: z.number(), currency: z.string(), metadata: metadata.default({}) });
const updateSchema = z.object({ amount: z.number().optional(), metadata: metadata.optional() });
const cancelSchema = z.object({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).default('abandoned'),
});
const refundSchema = z.object({
  amount: z.number().optional(),
  payment_intent: z.string(),
  metadata: metadata.default({}),
});
const balanceSchema = z.object({ payout: z.string().optional() });
const reversalSchema = z.object({ payment_intent: z.string().optional() });
const listSchema = z.object({
  limit: z.number().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .object({ gte: z.coerce.number().default(0), lt: z.coerce.number().default(Infinity) })
    .default({ gte: 0, lt: Infinity }),
});

type Route = { method: string; path: RegExp; operation: Operation };

const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, operation: 'payment_intents.create' },
  { method: 'GET', path: /^\/v1\/payment_intents$/, operation: 'payment_intents.list' },
  { method: 'GET', path: /^\/v1\/payment_intents\/([^/]+)$/, operation: 'payment_intents.retrieve' },
  { method: 'POST', path: /^\/v1\/payment_intents\/([^/]+)$/, operation: 'payment_intents.update' },
  { method: 'POST', path: /^\/v1\/payment_intents\/([^/]+)\/cancel$/, operation: 'payment_intents.cancel' },
  { method: 'POST', path: /^\/v1\/refunds$/, operation: 'refunds.create' },
  { method: 'GET', path: /^\/v1\/refunds$/, operation: 'refunds.list' },
  { method: 'GET', path: /^\/v1\/disputes$/, operation: 'disputes.list' },
  { method: 'GET', path: /^\/v1\/balance_transactions$/, operation: 'balance_transactions.list' },
  { method: 'GET', path: /^\/v1\/payouts$/, operation: 'payouts.list' },
];

export type OperationOptions = {
  books: Books;
  check: CheckRequest;
  live: boolean;
  slowRefunds(): boolean;
  now(): number;
};
export type CarryOut = (method: string, path: string, params: Params) => Promise<object>;

export function createOperations({ books, check, live, slowRefunds, now }: OperationOptions): CarryOut {
  const written = (intent: Intent, params: Params) =>
    intentObject(intent, { live, expandCharge: expands(params, 'latest_charge') });

  const handlers: Record<Operation, (params: Params, id: string) => object | Promise<object>> = {
    'payment_intents.create': async (params) => {
      refuseOddIntent(params);
      return written(await books.create(createSchema.parse(params)), params);
    },
    'payment_intents.retrieve': (params, id) => written(books.get(id), params),
    'payment_intents.update': async (params, id) => {
      refuseOddIntent(params);
      return written(await books.update(id, updateSchema.parse(params)), params);
    },
    'payment_intents.cancel': async (params, id) =>
      written(await books.cancel(id, cancelSchema.parse(params).cancellation_reason), params),
    'payment_intents.list': (params) => {
      const page = pageOf(since(books.list(), params), params);
      const expandCharge = expands(params, 'data.latest_charge');
      return listOf(page, '/v1/payment_intents', (intent) => intentObject(intent, { live, expandCharge }));
    },
    'refunds.create': async (params) => {
      refuseOddMetadata(params.metadata);
      const { payment_intent: intentId, amount, metadata } = refundSchema.parse(params);
      return writtenRefund(await books.refund({ intentId, amount, metadata, later: slowRefunds() }));
    },
    'refunds.list': (params) => {
      const found = since(books.listRefunds(reversalSchema.parse(params).payment_intent), params);
      return listOf(pageOf(found, params), '/v1/refunds', writtenRefund);
    },
    'disputes.list': (params) => {
      const all = books.listDisputes(reversalSchema.parse(params).payment_intent);
      const found = since(
        all.map(({ dispute, payment }) => ({ ...dispute, payment })),
        params,
      );
      return listOf(pageOf(found, params), '/v1/disputes', (dispute) =>
        disputeObject(dispute, dispute.payment),
      );
    },
    'balance_transactions.list': async (params) => {
      const all = await books.listBalance(balanceSchema.parse(params).payout);
      const expandSource = expands(params, 'data.source');
      return listOf(pageOf(since(all, params), params), '/v1/balance_transactions', (entry) =>
        balanceObject(entry, expandSource),
      );
    },
    'payouts.list': async (params) => {
      const all = since(await books.listPayouts(), params);
      return listOf(pageOf(all, params), '/v1/payouts', (payout) => payoutObject(payout, now()));
    },
  };

  return async (method, path, params) => {
    for (const route of ROUTES) {
      const match = route.method === method ? route.path.exec(path) : null;
      if (!match) continue;
      refuseRemoved(params);
      check(route.operation, params);
      try {
        return await handlers[route.operation](params, match[1] ?? '');
      } catch (error) {
        throw refusalOf(error, route.operation);
      }
    }
    throw refused({ status: 404, message: `Unrecognized request URL (${method}: ${path}).` });
  };
}

/**
 * Converts an error of the sandbox to Stripe's error format. Two refusals of refunds have no code at Stripe,
 * only the wrong parameter.
 */
function refusalOf(error: unknown, operation: Operation): unknown {
  if (!(error instanceof SandboxInvalidRequest || error instanceof SandboxWrongState)) return error;
  const { code, message } = error;
  if (code === 'resource_missing') return missing('payment_intent', message);
  if (operation === 'refunds.create' && code === 'payment_intent_unexpected_state')
    return refused({ param: 'payment_intent', message });
  if (error instanceof SandboxWrongState && code === 'amount_too_large')
    return refused({ param: 'amount', message });
  return refused({ code, ...(code.startsWith('amount_') ? { param: 'amount' } : {}), message });
}

function expands({ expand }: Params, what: string): boolean {
  return Array.isArray(expand) && expand.includes(what);
}

function since<Item extends { createdAt: number }>(found: Item[], params: Params): Item[] {
  const { created } = listSchema.parse(params);
  return found.filter(
    ({ createdAt }) => secondsOf(createdAt) >= created.gte && secondsOf(createdAt) < created.lt,
  );
}

type Page<Item> = { items: Item[]; hasMore: boolean };

/**
 * Returns a page of the list, newest first. `starting_after` selects older items than its id, `ending_before`
 * the next newer ones.
 */
function pageOf<Item extends { id: string }>(found: Item[], params: Params): Page<Item> {
  const { limit, starting_after: after, ending_before: before } = listSchema.parse(params);
  if (before !== undefined) {
    const newer = found.slice(0, indexOf(found, before, 'ending_before'));
    return { items: newer.slice(-limit), hasMore: newer.length > limit };
  }
  const older = after === undefined ? found : found.slice(indexOf(found, after, 'starting_after') + 1);
  return { items: older.slice(0, limit), hasMore: older.length > limit };
}

function indexOf(found: readonly { id: string }[], id: string, param: string): number {
  const index = found.findIndex((item) => item.id === id);
  if (index < 0) throw missing('object', id, param);
  return index;
}

function listOf<Item>({ items, hasMore }: Page<Item>, url: string, write: (item: Item) => object): object {
  return { object: 'list', url, has_more: hasMore, data: items.map(write) };
}
