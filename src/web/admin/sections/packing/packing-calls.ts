// The queries of pack mode with their polling interval, and the URLs of its documents.

import type { QueryKey } from '@tanstack/react-query';
import type { Packing } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';
import { isChanging } from './packing-texts.ts';

const PACKING: QueryKey = ['packing'];
/**
 * The query keys to refetch after a parcel was packed, sent or changed, which also changes its order and the
 * counts of the menu.
 */
export const PACKING_KEYS: readonly QueryKey[] = [PACKING, ['orders'], SECTION_COUNTS];

export const packingQuery = endpointQuery(PACKING, packingEndpoints.read, {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: Packing | undefined } }) =>
    state.data && isChanging(state.data) ? seconds(1) : seconds(15),
});

export type PrintDocument = 'A6' | 'A4';

export const printUrl = (runId: number, paper: PrintDocument, parcelId?: number) =>
  urlOf(packingEndpoints.papers, {
    params: { id: runId },
    query: { paper, ...(parcelId !== undefined && { parcels: String(parcelId) }) },
  });
