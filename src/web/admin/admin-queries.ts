// The reads several sections share, with their places in the cache. A write invalidates by the first word of
// a key.

import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { catalogEndpoints } from '#modules/catalog/endpoints.ts';
import { contactEndpoints } from '#modules/contacts/endpoints.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { settingsEndpoints } from '#modules/settings/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { askPage } from '#web/client/ask.ts';
import { reads } from './reads.ts';
import { fetchDraftPage } from './shared/draft-calls.ts';

/** Orders come in by themselves, so unlike the rest they are asked for again. */
export const ORDERS_POLL = seconds(30);
const MAIL_FRESH = seconds(10);

export const ORDER_LISTS: QueryKey = ['orders', 'list'];

export const orderQuery = (id: number) =>
  reads(['orders', 'detail', id], orderEndpoints.one, {
    params: { id },
    staleTime: ORDERS_POLL,
    refetchInterval: ORDERS_POLL,
  });

export const settingsQuery = reads(['settings'], settingsEndpoints.read);

/** How many orders are in the archive: out of the list, and in every sum. */
export const archivedOrdersQuery = queryOptions({
  queryKey: ['orders', 'archived'],
  queryFn: ({ signal }) => askPage(orderEndpoints.list, { query: { limit: 1, archived: 'true' }, signal }),
  staleTime: ORDERS_POLL,
});

/** The packs that are for sale, as the shop shows them. */
export const packsQuery = reads(['variants', 'for-sale'], catalogEndpoints.packs);

/** The few orders the palette offers for a search. */
export const orderSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['orders', 'search', q],
    queryFn: ({ signal }) =>
      askPage(orderEndpoints.list, { query: { limit: 6, ...(q ? { q } : {}) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

const few = (q: string) => new URLSearchParams({ limit: '3', q });

export const draftSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['drafts', 'search', q],
    queryFn: ({ signal }) => fetchDraftPage(few(q), signal),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const contactSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['contacts', 'search', q],
    queryFn: ({ signal }) => askPage(contactEndpoints.list, { query: few(q), signal }),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const customerSearchQuery = (q: string) =>
  reads(['customers', 'search', q], customerEndpoints.list, {
    query: few(q),
    placeholderData: keepPreviousData,
    staleTime: ORDERS_POLL,
  });

export const customerOfOrderQuery = (id: number) =>
  reads(['customers', 'of-order', id], customerEndpoints.ofOrder, { params: { id }, staleTime: ORDERS_POLL });

export const mailsOfOrderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['outbox', 'order', orderId],
    queryFn: ({ signal }) => askPage(outboxEndpoints.list, { query: { limit: 100, orderId }, signal }),
    // They leave by a job, a moment after what they tell of.
    staleTime: MAIL_FRESH,
    refetchInterval: ORDERS_POLL,
  });

export const reviewsQuery = reads(['reviews'], reviewEndpoints.listPublished);
