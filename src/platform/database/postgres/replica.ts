// Reading on a replica, as if it were the primary: whoever reads asks the primary first how much it has
// confirmed, and every connection to the replica has to show that much. One that does not, in time, or is
// away or slow, is left alone while the primary is read.

import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { seconds, systemClock } from '#shared/clock.ts';
import { createCircuit } from '../../circuit/circuit.ts';
import { countBy } from '../../metrics/process-counters.ts';
import { traceStatement } from '../../trace/trace-statement.ts';
import type { Database, ReplicaState } from '../database.ts';
import type { MachineLog } from '../machine-log.ts';
import { boundProperty, heard, withClient } from './lend-client.ts';
import { createNamedStatements } from './named-statements.ts';
import {
  CONFIRMED,
  type Confirmed,
  confirmedSchema,
  hasReplayed,
  lagOf,
  REPLAYED,
  replayedSchema,
} from './replay-position.ts';

/** A replica is some milliseconds behind while the shop sells; one that takes longer is not waited for. */
const CATCHES_UP_WITHIN_MS = 250;
const LOOKS_EVERY_MS = 10;
const ANSWERS_WITHIN_MS = seconds(1);
/** Behind for less than this is how a replica is while the shop sells. */
const NO_LAG_SECONDS = 1;

const countRead = countBy('figures_read_total', 'Figures of the back-office, by who was asked.', 'from', [
  'primary',
  'replica',
]);

class ReplicaUnfit extends Error {
  override readonly name = 'ReplicaUnfit';
}

export type Replica = {
  /** On the replica, or when that cannot be, from the beginning on the primary. */
  read: <T>(work: Work<T>, primary: Readable) => Promise<T>;
  look(): Promise<ReplicaState>;
  close(): Promise<void>;
};

type Readable = Pick<Database, 'orm'>;
type Work<T> = (database: Readable) => Promise<T>;
type Needs = { pool: Pool; primary: Pool; log: MachineLog };

export function createReplica({ pool, primary, log }: Needs): Replica {
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = createNamedStatements();
  const askPrimary = async () => confirmedSchema.parse((await primary.query(CONFIRMED)).rows[0]);
  const circuit = createCircuit({
    service: 'replica',
    failuresInARow: 1,
    clock: systemClock,
    log,
    isOutage: () => true,
    refuse: () => new ReplicaUnfit('It is left alone for a while'),
    async knock() {
      const confirmed = await askPrimary();
      await withClient(pool, (client) => untilReplayed(client, confirmed, performance.now()));
    },
  });

  /** Each statement on any connection, once that one shows what was confirmed. */
  function openAt(confirmed: Confirmed): Readable {
    const since = performance.now();
    const checked = new Proxy(pool, {
      get(target, property) {
        if (property !== 'query') return boundProperty(target, property);
        return (config: QueryConfig, values?: unknown[]) =>
          withClient(target, async (client) => {
            await untilReplayed(client, confirmed, since);
            const named = { ...config, name: nameOf(config.text) };
            return traceStatement(config.text, () => heard(client, client.query(named, values)));
          });
      },
    });
    return { orm: drizzle<Record<string, never>, Pool>(checked) };
  }

  return {
    async read(work, onPrimary) {
      if (circuit.restingSince === null) {
        try {
          const answer = await circuit.call(async () => work(openAt(await askPrimary())));
          countRead('replica');
          return answer;
        } catch (error) {
          log.warn({ err: error }, 'the primary is read instead of the replica');
        }
      }
      countRead('primary');
      return work(onPrimary);
    },
    async look() {
      const look = async () => {
        const confirmed = await askPrimary();
        return lagOf(await withClient(pool, askReplica), confirmed);
      };
      const lagSeconds = await look().catch(() => null);
      const isFit = lagSeconds !== null && lagSeconds < NO_LAG_SECONDS;
      return { lagSeconds, isRead: isFit && circuit.restingSince === null };
    },
    async close() {
      circuit.close();
      await pool.end();
    },
  };
}

async function askReplica(client: PoolClient) {
  const config = { text: REPLAYED, query_timeout: ANSWERS_WITHIN_MS };
  return replayedSchema.parse((await heard(client, client.query(config))).rows[0]);
}

async function untilReplayed(client: PoolClient, confirmed: Confirmed, since: number): Promise<void> {
  while (!hasReplayed(await askReplica(client), confirmed)) {
    if (performance.now() - since > CATCHES_UP_WITHIN_MS)
      throw new ReplicaUnfit('It does not show what the primary has confirmed, or is no replica of it');
    await pause(LOOKS_EVERY_MS);
  }
}
