// The API calls of returns, and the queries to refetch after a return has changed.

import type { QueryKey } from '@tanstack/react-query';
import type { ReturnDetail, ReturnStatus } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { urlOf } from '#web/client/request.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';
import { endpointQuery } from '../../endpoint-query.ts';

/**
 * The query keys to refetch after a return has changed. The change may also affect the order, the mails, the
 * withdrawals and the stock.
 */
export const RETURN_KEYS: readonly QueryKey[] = [
  ['returns'],
  ['orders'],
  ['withdrawals'],
  ['outbox'],
  ['stock'],
];

/**
 * How long cached data of returns count as fresh, in ms. It is short, because customers announce returns and
 * refunds arrive at any time.
 */
export const RETURNS_STALE_MS = seconds(30);
export const RETURN_LISTS: QueryKey = ['returns', 'list'];

export const returnQuery = (id: number) =>
  endpointQuery(['returns', 'detail', id], returnEndpoints.one, {
    params: { id },
    staleTime: RETURNS_STALE_MS,
    refetchInterval: RETURNS_STALE_MS,
  });

export const RETURN_TONES: Readonly<Record<ReturnStatus, BadgeTone>> = {
  announced: 'warning',
  underway: 'info',
  received: 'info',
  checked: 'info',
  paid: 'good',
  refused: 'danger',
  closed: 'plain',
};

export const returnLabelUrl = ({ id }: Pick<ReturnDetail, 'id'>) =>
  urlOf(returnEndpoints.label, { params: { id } });
