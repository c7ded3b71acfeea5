// The queries of the API tab: API description, services and backups.

import { queryOptions } from '@tanstack/react-query';
import { backupEndpoints, operationEndpoints } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { readOperations } from './openapi.ts';

export const operationsQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => callApi('/api/openapi.json', { parse: readOperations, signal }),
});

/**
 * The query of the states of all services. Every visit to the page refetches the states, and an open page
 * refetches them every minute.
 */
export const servicesQuery = endpointQuery(['services'], operationEndpoints.checkServices, {
  staleTime: 0,
  // The page shows by itself when a service answers again.
  refetchInterval: minutes(1),
});

export const backupsQuery = endpointQuery(['backups'], backupEndpoints.list);

/**
 * The interval in ms at which the list of backups is refetched while a backup or a restore test is running.
 */
const POLL_WHILE_RUNNING_MS = 2_000;

export const backupChecksQuery = endpointQuery(['backup-checks'], backupEndpoints.readChecks, {
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.copy?.begunAt || data?.trial?.begunAt ? POLL_WHILE_RUNNING_MS : false,
});
