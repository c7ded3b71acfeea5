// Installs the Fastify hook that records every operator's write in the audit log before the handler runs. If
// recording fails, the request is refused. The database links the rows the handler changes to this entry.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { writeOnBehalfOf } from '#platform/database/on-behalf-of.ts';
import type { Clock } from '#shared/clock.ts';
import { insertEntry, type NewEntry, setEntryStatus } from './audit.repository.ts';

type Ports = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /**
   * Returns the operator who makes the write, whether the guard allowed or refused it; undefined without an
   * operator.
   */
  writerOf(request: FastifyRequest): { id: number; username: string } | undefined;
  hashAddress(address: string): string;
};

/** Installs the hook on a Fastify scope, so that all operator writes on routes of this scope are recorded. */
export function recordOperatorWrites(scope: FastifyInstance, ports: Ports): void {
  const { database } = ports;
  const entries = new WeakMap<FastifyRequest, number>();

  scope.addHook('preHandler', (request, _reply, done) => {
    const entry = entryOf(request, ports);
    if (!entry) {
      done();
      return;
    }
    insertEntry(database.orm, entry).then((id) => {
      entries.set(request, id);
      writeOnBehalfOf(String(id), done);
    }, done);
  });

  // The status is stored before the response is sent, so that a reader of the log after the response sees the
  // outcome.
  scope.addHook('onSend', async (request, { statusCode }) => {
    const id = entries.get(request);
    if (id !== undefined) {
      // The write itself succeeded, so the operator gets the normal response and the entry stays without a
      // status.
      await setEntryStatus(database.orm, id, statusCode).catch((error) =>
        request.log.error({ err: error }, 'an entry of the log stays without its outcome'),
      );
      return;
    }
    // A request without an entry is a log-in, whose operator is known only now, or was refused by the guard.
    const entry = statusCode < 400 || statusCode === 403 ? entryOf(request, ports) : null;
    if (entry) await insertEntry(database.orm, { ...entry, status: statusCode });
  });
}

function entryOf(request: FastifyRequest, { clock, writerOf, hashAddress }: Ports): NewEntry | null {
  const writer = writerOf(request);
  if (!writer) return null;
  return {
    at: clock.now(),
    operatorId: writer.id,
    operator: writer.username,
    method: request.method,
    route: request.routeOptions.url ?? '',
    path: request.url.split('?')[0] ?? '',
    addressHash: hashAddress(request.network),
    requestId: request.id,
  };
}
