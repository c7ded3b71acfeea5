// What the API tab asks of the shop: its description, its services, its backups, and whatever the operator tries.

import { queryOptions } from '@tanstack/react-query';
import { backupEndpoints, operationEndpoints } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';
import { reads } from '../../reads.ts';
import { type Method, readOperations } from './openapi.ts';

export const operationsQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => callApi('/api/openapi.json', { parse: readOperations, signal }),
});

/** Looked at when it is shown, never from memory. */
export const servicesQuery = reads(['services'], operationEndpoints.checkServices, {
  staleTime: 0,
  // What stopped answering is tried again by itself: the page says so when it is back.
  refetchInterval: minutes(1),
});

export const backupsQuery = reads(['backups'], backupEndpoints.list);

/** How often it is looked whether a copy or a trial has ended. */
const UNDER_WAY_MS = 2_000;

export const backupChecksQuery = reads(['backup-checks'], backupEndpoints.readChecks, {
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.copy?.begunAt || data?.trial?.begunAt ? UNDER_WAY_MS : false,
});

export type TriedAnswer = { status: number; milliseconds: number; type: string; text: string };

/** The plain call with whatever comes back, refusals included: that is what is being tried. */
export async function tryCall(method: Method, address: string, body: string | null): Promise<TriedAnswer> {
  const startedAt = performance.now();
  const response = await fetch(address, {
    method,
    credentials: 'include',
    ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - startedAt),
    type: response.headers.get('content-type') ?? '',
    text,
  };
}
