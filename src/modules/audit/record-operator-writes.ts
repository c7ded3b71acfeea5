// One hook for all routes of the back-office. Before the handler runs, the log says who is about to do what;
// if that cannot be written, nothing is done. What the handler then changes is tied to that entry by the
// database itself.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { writeOnBehalfOf } from '#platform/database/on-behalf-of.ts';
import type { Clock } from '#shared/clock.ts';
import { insertEntry, type NewEntry, setEntryStatus } from './audit.repository.ts';

type Ports = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /** Who passed, or was stopped by, the guard of a route that writes. */
  writerOf(request: FastifyRequest): { id: number; username: string } | undefined;
  hashAddress(address: string): string;
};

/** Installs itself on the scope: what its routes write on behalf of somebody is recorded. */
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
