// The whole state of the orders list lives in the address: search, status, order and how far it is unfolded.
// Reading forgives anything; writing leaves out what is as by default, so the plain address stays plain.

import { type OrderStatus, orderStatuses } from '#modules/orders/contract.ts';

export type OrderSort = 'newest' | 'oldest';

export type OrderListState = {
  q: string;
  status: OrderStatus | null;
  sort: OrderSort;
  /** How many times Show More was used: extra pages after the first ten rows. */
  more: number;
};

/** The first page is short, as the specification says; what is asked for after it comes in larger pages. */
export const FIRST_PAGE = 10;
export const NEXT_PAGE = 50;

/** An address someone kept must not unfold without end: every refresh reads all pages again. */
const MOST_PAGES = 20;

export function readOrderList(parameters: URLSearchParams): OrderListState {
  const status = parameters.get('status');
  const more = Number(parameters.get('more') ?? 0);
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    status: orderStatuses.find((known) => known === status) ?? null,
    sort: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
    more: Number.isInteger(more) && more > 0 ? Math.min(more, MOST_PAGES) : 0,
  };
}

/** Changes the list's own parameters and leaves the others alone; a new search or filter folds the list up again. */
export function writeOrderList(
  parameters: URLSearchParams,
  change: Partial<OrderListState>,
): URLSearchParams {
  const next = { ...readOrderList(parameters), more: 0, ...change };
  const result = new URLSearchParams(parameters);
  setOrDrop(result, 'q', next.q.trim());
  setOrDrop(result, 'status', next.status ?? '');
  setOrDrop(result, 'sort', next.sort === 'newest' ? '' : next.sort);
  setOrDrop(result, 'more', next.more === 0 ? '' : String(Math.min(next.more, MOST_PAGES)));
  return result;
}

/** The query of one page for `GET /api/admin/orders`. */
export function orderPageQuery(state: Omit<OrderListState, 'more'>, cursor: string | null): URLSearchParams {
  const query = new URLSearchParams({
    limit: String(cursor === null ? FIRST_PAGE : NEXT_PAGE),
    sort: state.sort,
  });
  if (cursor !== null) query.set('cursor', cursor);
  if (state.q !== '') query.set('q', state.q);
  if (state.status !== null) query.set('status', state.status);
  return query;
}

function setOrDrop(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}
