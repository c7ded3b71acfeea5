// LISTEN on PostgreSQL: one connection of its own, checked by a heartbeat and rebuilt with growing pauses.
// It opens at the first `listen` and tells its listeners when messages may have been missed.

import pg from 'pg';
import type { Database } from '../database.ts';
import type { MachineLog } from '../machine-log.ts';
import { createChannelListeners, quoteIdentifier } from './channel-listeners.ts';

const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export type PostgresListener = { listen: Database['listen']; close(): Promise<void> };

export function createPostgresListener(config: pg.ClientConfig, log: MachineLog): PostgresListener {
  const listeners = createChannelListeners();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost || closed) return;
    client = null;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    log.warn({ err: error }, 'the listening connection to the database was lost');
    reconnectLater();
  }

  function reconnectLater(): void {
    const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
    failures += 1;
    timer = setTimeout(() => {
      connect().then(
        () => listeners.reportGap(),
        () => reconnectLater(),
      );
    }, wait);
    timer.unref();
  }

  function beat(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => {
          if (client === current) beat(current);
        },
        (error: unknown) => lose(current, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  }

  async function connect(): Promise<void> {
    if (closed) throw new Error('The database is closed');
    const next = new pg.Client({ ...config, query_timeout: HEARTBEAT_TIMEOUT_MS });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('connection ended')));
    next.on('notification', ({ channel, payload }) => listeners.deliver(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of listeners.channels()) await next.query(`LISTEN ${quoteIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    failures = 0;
    beat(next);
  }

  const connectOnce = async (): Promise<void> => {
    if (client !== null || failures > 0) return;
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    await connecting;
  };

  return {
    async listen(channel, onMessage, onGap) {
      const listener = { onMessage, onGap };
      const first = listeners.add(channel, listener);
      try {
        await connectOnce();
        // Repeating a LISTEN does no harm; a connection made just now already has it.
        if (first) await client?.query(`LISTEN ${quoteIdentifier(channel)}`);
      } catch (error) {
        listeners.remove(channel, listener);
        throw error;
      }
      return async () => {
        if (listeners.remove(channel, listener)) await client?.query(`UNLISTEN ${quoteIdentifier(channel)}`);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      client = null;
    },
  };
}
