// Asks what saving would come to, and about the changes there are; and what is read again after one.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PreviewChange } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const changePreviewQuery = (id: number, wanted: PreviewChange) =>
  queryOptions({
    // Not one of the orders': what was just saved is not asked for once more while its dialog closes.
    queryKey: ['order-change-preview', id, wanted],
    queryFn: ({ signal }) => ask(orderEndpoints.previewChange, { params: { id }, query: wanted, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

export const changesQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'changes', id],
    queryFn: ({ signal }) => ask(orderEndpoints.listChanges, { params: { id }, signal }),
  });
