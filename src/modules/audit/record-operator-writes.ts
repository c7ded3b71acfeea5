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

/** Installs the hook on the scope, so that all operator writes on its routes are recorded. */
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

  // Before the answer leaves, so that whoever looks at the log next sees how it ended.
  scope.addHook('onSend', async (request, { statusCode }) => {
    const id = entries.get(request);
    if (id !== undefined) {
      // The work is done: the operator hears so, and the entry stands as one whose outcome is not known.
      await setEntryStatus(database.orm, id, statusCode).catch((error) =>
        request.log.error({ err: error }, 'an entry of the log stays without its outcome'),
      );
      return;
    }
    // Without an entry so far: a log-in, whose actor is known only now, or somebody the guard refused.
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
