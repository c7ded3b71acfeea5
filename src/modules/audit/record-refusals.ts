// Records refused requests in the audit log, next to the operators' writes. To keep the table small in an
// attack, each kind of refusal and network gets one entry per minute, with at most 30 entries per minute in
// total.

import type { FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { insertEntry } from './audit.repository.ts';

type Ports = { database: Pick<Database, 'orm'>; clock: Clock; hashAddress(address: string): string };

const WINDOW = minutes(1);
const MAX_ENTRIES = 30;
/** The operator that is recorded for a refused request without a log-in. */
const ANONYMOUS = { id: 0, username: 'Onbekend' };

export type RecordRefusal = (kind: string, request: FastifyRequest, status: number) => Promise<void>;

export function createRecordRefusal({ database, clock, hashAddress }: Ports): RecordRefusal {
  let seen = new Set<string>();
  let since = 0;

  return async (kind, request, status) => {
    const at = clock.now();
    if (at.getTime() - since >= WINDOW) {
      seen = new Set();
      since = at.getTime();
    }
    const key = `${kind} ${request.network}`;
    if (seen.has(key) || seen.size >= MAX_ENTRIES) return;
    seen.add(key);
    const { id, username } = request.actor ?? ANONYMOUS;
    await insertEntry(database.orm, {
      at,
      operatorId: id,
      operator: username,
      status,
      method: request.method,
      route: request.routeOptions.url ?? '',
      // The path of a wildcard route can be any text, so it is not stored.
      path: request.routeOptions.url?.includes('*') ? '' : (request.url.split('?')[0] ?? ''),
      addressHash: hashAddress(request.network),
      requestId: request.id,
    });
  };
}
