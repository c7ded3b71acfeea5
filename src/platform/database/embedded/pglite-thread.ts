// Starts the embedded engine's thread and opens streams to it, one per client of the driver. When the thread
// dies unexpectedly, every open stream fails with the reason and `onDeath` is called once.

import { Worker } from 'node:worker_threads';
import { entryFile } from '#platform/entry-file.ts';
import type { FromPglite, PgliteWorkerData, ToPglite } from './pglite-messages.ts';
import { PgliteStream } from './pglite-stream.ts';

export type PgliteThread = {
  openStream(): PgliteStream;
  /** Returns how often the embedded engine has forced its writes to disk since it started. */
  countFsyncs(): Promise<number>;
  /** Writes a checkpoint, closes the data files of the embedded database and ends its thread. */
  close(): Promise<void>;
};

export class EmbeddedDatabaseDied extends Error {
  override readonly name = 'EmbeddedDatabaseDied';
}

/**
 * Starts the thread of the embedded database engine. Resolves when the engine answers and rejects when the
 * thread ends earlier; `onDeath` is called when it ends later without `close`.
 */
export async function startPgliteThread(
  data: PgliteWorkerData,
  onDeath: (error: EmbeddedDatabaseDied) => void,
): Promise<PgliteThread> {
  // Test runners pass execArgv of their own that a plain thread cannot use.
  const worker = new Worker(entryFile('pglite-worker', import.meta.url), {
    workerData: data,
    execArgv: [],
    name: 'pglite',
  });
  const post = (message: ToPglite) => worker.postMessage(message);
  const protocol = createProtocol(post);
  let state: 'starting' | 'running' | 'closing' | 'dead' = 'starting';
  let fatalReason: string | null = null;

  const ready = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<void>();

  worker.on('message', (message: FromPglite) => {
    switch (message.type) {
      case 'ready':
        state = 'running';
        ready.resolve();
        return;
      case 'fatal':
        fatalReason = message.reason;
        return;
      case 'closed':
        return;
      default:
        protocol.receive(message);
    }
  });

  const die = (reason: string, cause?: unknown) => {
    const before = state;
    state = 'dead';
    exited.resolve();
    const error = new EmbeddedDatabaseDied(`The embedded database stopped: ${reason}`, { cause });
    protocol.end(error);
    if (before === 'starting') ready.reject(error);
    if (before === 'running') onDeath(error);
  };
  worker.on('error', (error) => die(error instanceof Error ? error.message : String(error), error));
  worker.on('exit', (code) => {
    if (state !== 'dead') die(fatalReason ?? `its thread ended with code ${code}`);
  });
  await ready.promise;

  return {
    openStream: protocol.openStream,
    countFsyncs: protocol.countFsyncs,
    async close() {
      if (state !== 'running') return;
      state = 'closing';
      post({ type: 'close' });
      await exited.promise;
    },
  };
}

/**
 * Keeps the open streams and pending requests of the engine's thread, each by number, and passes each message
 * of the thread to the stream or request with its number.
 */
function createProtocol(post: (message: ToPglite) => void) {
  const streams = new Map<number, PgliteStream>();
  const fsyncRequests = new Map<number, (count: number) => void>();
  let lastNumber = 0;
  let isOver = false;
  return {
    openStream(): PgliteStream {
      lastNumber += 1;
      const connection = lastNumber;
      const stream = new PgliteStream({
        send: (bytes) => post({ type: 'bytes', connection, bytes }),
        hangUp: () => post({ type: 'hang-up', connection }),
      });
      if (isOver) stream.destroy(new EmbeddedDatabaseDied('The embedded database has stopped'));
      else streams.set(connection, stream);
      stream.once('close', () => streams.delete(connection));
      return stream;
    },
    countFsyncs(): Promise<number> {
      lastNumber += 1;
      const request = lastNumber;
      return new Promise((resolve) => {
        fsyncRequests.set(request, resolve);
        post({ type: 'count-fsyncs', request });
      });
    },
    receive(message: Extract<FromPglite, { type: 'bytes' | 'hung-up' | 'fsyncs' }>): void {
      switch (message.type) {
        case 'bytes':
          streams.get(message.connection)?.push(message.bytes);
          return;
        case 'hung-up':
          streams.get(message.connection)?.push(null);
          streams.delete(message.connection);
          return;
        case 'fsyncs':
          fsyncRequests.get(message.request)?.(message.count);
          fsyncRequests.delete(message.request);
          return;
        default:
          message satisfies never;
      }
    },
    end(error: EmbeddedDatabaseDied): void {
      isOver = true;
      for (const stream of streams.values()) stream.destroy(error);
      streams.clear();
    },
  };
}
