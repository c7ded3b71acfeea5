// Listens to NOTIFY messages on one dedicated PostgreSQL connection. A heartbeat checks the connection, and a
// lost connection is reopened with growing pauses. The connection opens at the first `listen`. Listeners are
// notified when messages may have been missed.

import pg from 'pg';
import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { Database } from '../database.ts';
import type { Logger } from '../logger.ts';
import { type ChannelListeners, createChannelListeners, quoteIdentifier } from './channel-listeners.ts';

const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

export type PostgresListener = { listen: Database['listen']; close(): Promise<void> };

export function createPostgresListener(config: pg.ClientConfig, log: Logger): PostgresListener {
  const listeners = createChannelListeners();
  const connection = createReconnectingConnection(config, listeners, log);
  return {
    async listen(channel, onMessage, onGap) {
      const listener = { onMessage, onGap };
      const first = listeners.add(channel, listener);
      try {
        await connection.open();
        // Repeating a LISTEN does no harm; a connection made just now already has it.
        if (first) await connection.query(`LISTEN ${quoteIdentifier(channel)}`);
      } catch (error) {
        listeners.remove(channel, listener);
        throw error;
      }
      return async () => {
        if (listeners.remove(channel, listener))
          await connection.query(`UNLISTEN ${quoteIdentifier(channel)}`);
      };
    },
    close: connection.close,
  };
}

/**
 * Creates the connection on which NOTIFY messages arrive. A lost connection is reopened after a pause that
 * grows with every failure.
 */
function createReconnectingConnection(config: pg.ClientConfig, listeners: ChannelListeners, log: Logger) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  function later(delayMs: number, work: () => void): void {
    timer = setTimeout(work, delayMs);
    timer.unref();
  }

  function dropConnection(lost: pg.Client, error: unknown): void {
    if (client !== lost || closed) return;
    client = null;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    log.warn({ err: error }, 'the listening connection to the database was lost');
    reconnectLater();
  }

  function reconnectLater(): void {
    const delayMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
    failures += 1;
    later(delayMs, () => void connect().then(listeners.reportGap, reconnectLater));
  }

  function heartbeat(current: pg.Client): void {
    if (client !== current) return;
    later(HEARTBEAT_MS, () => {
      current.query('select 1').then(
        () => heartbeat(current),
        (error: unknown) => dropConnection(current, error),
      );
    });
  }

  const connect = singleFlight(async () => {
    if (closed) throw new Error('The database is closed');
    client = await connectClient(config, listeners, dropConnection);
    failures = 0;
    heartbeat(client);
  });

  return {
    /** Opens the connection for NOTIFY messages, unless it exists or a lost connection is being replaced. */
    async open(): Promise<void> {
      if (client === null && failures === 0) await connect();
    },
    /**
     * Runs a statement on the current connection. Without a connection it does nothing, because the next
     * connection listens to all channels from its start.
     */
    query: async (text: string): Promise<unknown> => client?.query(text),
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      client = null;
    },
  };
}

/** Opens a connection for NOTIFY messages that listens to every channel with a listener. */
async function connectClient(
  config: pg.ClientConfig,
  listeners: ChannelListeners,
  onLost: (client: pg.Client, error: unknown) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ ...config, query_timeout: HEARTBEAT_TIMEOUT_MS });
  client.on('error', (error) => onLost(client, error));
  client.on('end', () => onLost(client, new Error('connection ended')));
  client.on('notification', ({ channel, payload }) => listeners.deliver(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of listeners.channels()) await client.query(`LISTEN ${quoteIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
