// The API calls of order changes: the preview of a change and the list of changes.

import { keepPreviousData } from '@tanstack/react-query';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import type { PreviewChange } from '#modules/orders/contract.ts';
import { ORDERS_POLL } from '../../../admin-queries.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

export const changePreviewQuery = (id: number, change: PreviewChange) =>
  endpointQuery(['order-change-preview', id, change], orderChangeEndpoints.previewChange, {
    // The key does not start with 'orders', so that saving the order does not refetch the preview of the
    // closing dialog.
    params: { id },
    query: change,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

export const changesQuery = (id: number) =>
  endpointQuery(['orders', 'changes', id], orderChangeEndpoints.listChanges, {
    // A customer may pay the difference while the operator has the page open.
    params: { id },
    staleTime: ORDERS_POLL,
    refetchInterval: ORDERS_POLL,
  });
