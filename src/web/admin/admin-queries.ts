// The API queries several sections share, with their cache keys. A write invalidates queries by the first
// word of their key.

import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { catalogEndpoints } from '#modules/catalog/endpoints.ts';
import { contactEndpoints } from '#modules/contacts/endpoints.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { orderDetailEndpoints } from '#modules/order-overview/endpoints.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { requestPage } from '#web/client/request.ts';
import { endpointQuery } from './endpoint-query.ts';
import { fetchDraftPage } from './shared/draft-calls.ts';

/**
 * The interval in ms at which every list of orders in the back-office is refetched, because new orders arrive
 * without any action of the operator.
 */
export const ORDERS_POLL = seconds(30);
const MAIL_STALE_MS = seconds(10);

export const ORDER_LISTS: QueryKey = ['orders', 'list'];

export const orderQuery = (id: number) =>
  endpointQuery(['orders', 'detail', id], orderDetailEndpoints.one, {
    params: { id },
    staleTime: ORDERS_POLL,
    refetchInterval: ORDERS_POLL,
  });

export const settingsQuery = endpointQuery(['settings'], settingsEndpoints.read);

/**
 * A query whose total is the number of archived orders. Archived orders are missing from the list of orders,
 * but count in all sums.
 */
export const archivedOrdersQuery = queryOptions({
  queryKey: ['orders', 'archived'],
  queryFn: ({ signal }) =>
    requestPage(orderEndpoints.list, { query: { limit: 1, archived: 'true' }, signal }),
  staleTime: ORDERS_POLL,
});

/** The query of the packs on sale, with the prices shoppers see. */
export const packsQuery = endpointQuery(['variants', 'for-sale'], catalogEndpoints.packs);

/** The query of the orders that match the search text `q` in the command palette, at most 6. */
export const orderSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['orders', 'search', q],
    queryFn: ({ signal }) =>
      requestPage(orderEndpoints.list, { query: { limit: 6, ...(q ? { q } : {}) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

const firstThree = (q: string) => new URLSearchParams({ limit: '3', q });

export const draftSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['drafts', 'search', q],
    queryFn: ({ signal }) => fetchDraftPage(firstThree(q), signal),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const contactSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['contacts', 'search', q],
    queryFn: ({ signal }) => requestPage(contactEndpoints.list, { query: firstThree(q), signal }),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const customerSearchQuery = (q: string) =>
  endpointQuery(['customers', 'search', q], customerEndpoints.list, {
    query: firstThree(q),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const customerOfOrderQuery = (id: number) =>
  endpointQuery(['customers', 'of-order', id], customerEndpoints.ofOrder, {
    params: { id },
    staleTime: ORDERS_POLL,
  });

export const mailsOfOrderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['outbox', 'order', orderId],
    queryFn: ({ signal }) => requestPage(outboxEndpoints.list, { query: { limit: 100, orderId }, signal }),
    // A mail is sent by a job, a moment after the change it reports.
    staleTime: MAIL_STALE_MS,
    refetchInterval: ORDERS_POLL,
  });

export const reviewsQuery = endpointQuery(['reviews'], reviewEndpoints.listPublished);
