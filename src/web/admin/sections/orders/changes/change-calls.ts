// The API calls of order changes: the preview of a change and the list of changes.

import { keepPreviousData } from '@tanstack/react-query';
import type { PreviewChange } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { ORDERS_POLL } from '../../../admin-queries.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

export const changePreviewQuery = (id: number, change: PreviewChange) =>
  endpointQuery(['order-change-preview', id, change], orderEndpoints.previewChange, {
    // Not one of the orders': what was just saved is not asked for once more while its dialog closes.
    params: { id },
    query: change,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

export const changesQuery = (id: number) =>
  endpointQuery(['orders', 'changes', id], orderEndpoints.listChanges, {
    // A customer pays the difference while somebody looks.
    params: { id },
    staleTime: ORDERS_POLL,
    refetchInterval: ORDERS_POLL,
  });
