// One hook for all routes of the back-office. Before the handler runs, the log says who is about to do what; if that
// cannot be written, nothing is done. What the handler then changes is tied to that entry by the database itself.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { writeOnBehalfOf } from '#platform/database/on-behalf-of.ts';
import type { Clock } from '#shared/clock.ts';
import { insertEntry, type NewEntry, setEntryStatus } from './audit.repository.ts';

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

type Ports = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /** Who passed, or was stopped by, the guard of this route. */
  actorOf(request: FastifyRequest): { id: number; username: string } | undefined;
  hashAddress(address: string): string;
};

/** Installs itself on the scope; a route is recorded when its guard has named an actor and its method writes. */
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
      await setEntryStatus(database.orm, id, statusCode);
      return;
    }
    // Without an entry so far: a log-in, whose actor is known only now, or somebody the guard refused.
    const entry = statusCode < 400 || statusCode === 403 ? entryOf(request, ports) : null;
    if (entry) await insertEntry(database.orm, { ...entry, status: statusCode });
  });
}

function entryOf(request: FastifyRequest, { clock, actorOf, hashAddress }: Ports): NewEntry | null {
  const actor = READS.includes(request.method) ? undefined : actorOf(request);
  if (!actor) return null;
  return {
    at: clock.now(),
    operatorId: actor.id,
    operator: actor.username,
    method: request.method,
    route: request.routeOptions.url ?? '',
    path: request.url.split('?')[0] ?? '',
    addressHash: hashAddress(request.ip),
    requestId: request.id,
  };
}
