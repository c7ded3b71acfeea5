// Reads from a replica with the guarantees of the primary. A read first asks the primary for its confirmed
// position, and the replica connection must have reached that position. A replica that is late, slow or
// unreachable is skipped, and the primary is read instead.

import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { seconds, systemClock } from '#shared/clock.ts';
import { createCircuitBreaker } from '../../circuit/circuit-breaker.ts';
import { countBy } from '../../metrics/process-counters.ts';
import { traceStatement } from '../../trace/trace-statement.ts';
import type { Database, ReplicaState } from '../database.ts';
import type { Logger } from '../logger.ts';
import { createStatementNamer } from './prepared-statement-names.ts';
import {
  hasReplayed,
  PRIMARY_POSITION_SQL,
  type PrimaryPosition,
  primaryPositionSchema,
  REPLICA_POSITION_SQL,
  replicaPositionSchema,
  replicationLag,
} from './replay-position.ts';
import { boundProperty, closeOnTimeout, withClient } from './with-client.ts';

/**
 * Longest time in milliseconds that a read waits for the replica to catch up with the primary. While the shop
 * sells, a replica is some milliseconds behind.
 */
const CATCH_UP_TIMEOUT_MS = 250;
const POLL_INTERVAL_MS = 10;
const RESPONSE_TIMEOUT_MS = seconds(1);
/**
 * Replication lag in seconds from which the replica's state is reported as not read (`isRead: false`); a
 * smaller lag is normal while the shop sells.
 */
const MAX_LAG_SECONDS = 1;

const countRead = countBy('figures_read_total', 'Figures of the back-office, by who was asked.', 'from', [
  'primary',
  'replica',
]);

class ReplicaUnfit extends Error {
  override readonly name = 'ReplicaUnfit';
}

export type Replica = {
  /** Runs `work` on the replica, or from its beginning on the primary when the replica cannot serve it. */
  read: <T>(work: Work<T>, primary: Readable) => Promise<T>;
  readState(): Promise<ReplicaState>;
  close(): Promise<void>;
};

type Readable = Pick<Database, 'orm'>;
type Work<T> = (database: Readable) => Promise<T>;
type Needs = { pool: Pool; primary: Pool; log: Logger };

export function createReplica({ pool, primary, log }: Needs): Replica {
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = createStatementNamer();
  const readPrimaryPosition = async () =>
    primaryPositionSchema.parse((await primary.query(PRIMARY_POSITION_SQL)).rows[0]);
  const circuit = createCircuitBreaker({
    service: 'replica',
    failuresInARow: 1,
    clock: systemClock,
    log,
    isOutage: () => true,
    refuse: () => new ReplicaUnfit('It is left alone for a while'),
    async probe() {
      const confirmed = await readPrimaryPosition();
      await withClient(pool, (client) => waitUntilReplayed(client, confirmed, performance.now()));
    },
  });

  /**
   * Creates a reader that runs each statement on a replica connection that has reached the position
   * `confirmed` of the primary.
   */
  function createReader(confirmed: PrimaryPosition): Readable {
    const since = performance.now();
    const checked = new Proxy(pool, {
      get(target, property) {
        if (property !== 'query') return boundProperty(target, property);
        return (config: QueryConfig, values?: unknown[]) =>
          withClient(target, async (client) => {
            await waitUntilReplayed(client, confirmed, since);
            const named = { ...config, name: nameOf(config.text) };
            return traceStatement(config.text, () => closeOnTimeout(client, client.query(named, values)));
          });
      },
    });
    return { orm: drizzle<Record<string, never>, Pool>(checked) };
  }

  return {
    async read(work, onPrimary) {
      if (circuit.openSince === null) {
        try {
          const answer = await circuit.call(async () => work(createReader(await readPrimaryPosition())));
          countRead('replica');
          return answer;
        } catch (error) {
          log.warn({ err: error }, 'the primary is read instead of the replica');
        }
      }
      countRead('primary');
      return work(onPrimary);
    },
    async readState() {
      const measureLag = async () => {
        const confirmed = await readPrimaryPosition();
        return replicationLag(await withClient(pool, readReplicaPosition), confirmed);
      };
      const lagSeconds = await measureLag().catch(() => null);
      const isFit = lagSeconds !== null && lagSeconds < MAX_LAG_SECONDS;
      return { lagSeconds, isRead: isFit && circuit.openSince === null };
    },
    async close() {
      circuit.close();
      await pool.end();
    },
  };
}

async function readReplicaPosition(client: PoolClient) {
  const config = { text: REPLICA_POSITION_SQL, query_timeout: RESPONSE_TIMEOUT_MS };
  return replicaPositionSchema.parse((await closeOnTimeout(client, client.query(config))).rows[0]);
}

async function waitUntilReplayed(
  client: PoolClient,
  confirmed: PrimaryPosition,
  since: number,
): Promise<void> {
  while (!hasReplayed(await readReplicaPosition(client), confirmed)) {
    if (performance.now() - since > CATCH_UP_TIMEOUT_MS)
      throw new ReplicaUnfit('It does not show what the primary has confirmed, or is no replica of it');
    await pause(POLL_INTERVAL_MS);
  }
}
