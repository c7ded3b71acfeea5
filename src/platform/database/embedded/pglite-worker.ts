// The thread that holds the embedded engine. It speaks PostgreSQL's wire protocol with the main thread, so
// the same driver serves both engines and a long query never holds up the event loop that answers shoppers.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';
import { hasData, initialiseData } from './initialise-data.ts';
import type { FromPglite, PgliteWorkerData, ToPglite } from './pglite-messages.ts';
import { CANCEL_REQUEST_CODE, createWireFramer, SSL_REQUEST_CODE, type WireUnit } from './wire-framing.ts';

if (parentPort === null) throw new Error('The embedded database runs in a worker thread only');
const port = parentPort;
const { folder, preparedArchive, durable }: PgliteWorkerData = workerData;

const START_PARAMETERS = [
  // PGlite's own list minus `-F`, which would switch every fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  `fsync=${durable ? 'on' : 'off'}`,
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
  '-c',
  'full_page_writes=on',
  '-c',
  'timezone=UTC',
  '-c',
  'datestyle=ISO,MDY',
  // One session uses the memory that a server would share between many.
  '-c',
  'work_mem=16MB',
  '-c',
  'maintenance_work_mem=64MB',
  // The files are in the page cache of the system as well: 32 MB instead of 128 saves 100 MB and cost nothing
  // measurable.
  '-c',
  'shared_buffers=32MB',
];

/**
 * Size of the database files in bytes below which V8's recompilation of the engine's code for speed is
 * switched off: it takes 600 MB of memory, and a small database is quick without it. A new shop's tables have
 * 25 MB, those of 5,000 orders 57 MB.
 */
const SMALL_BYTES = 100 * 1024 * 1024;

const post = (message: FromPglite, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

function bytesIn(path: string): number {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
}

let fsyncs = 0;
let closing = false;

function failFatally(reason: string): void {
  if (closing) return;
  closing = true;
  post({ type: 'fatal', reason });
  // Ends this thread only, at once: no further statement may run on an engine that failed to write.
  process.exit(1);
}

const openEngine = (folder: string) =>
  PGlite.create({
    fs: new DurableNodeFS(folder, {
      onFsync: () => {
        fsyncs += 1;
      },
      onFatal: failFatally,
    }),
    startParams: START_PARAMETERS,
    // What PostgreSQL brings along: searching within texts by index.
    extensions: { pg_trgm },
  });

if (!hasData(folder)) await initialiseData(folder, preparedArchive, openEngine);
if (bytesIn(join(folder, 'base')) < SMALL_BYTES) {
  // Each part of the engine is compiled quickly, once. V8 would compile the busy ones again, twice as fast:
  // for the parser of SQL alone that takes 600 MB for a moment, and more processor time than the rest of a
  // start.
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
}
const pg = await openEngine(folder);

type Connection = { id: number; framer: ReturnType<typeof createWireFramer> };
let connection: Connection | null = null;

async function run(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  // The raw stream alone: PGlite's other calls parse and keep every answer, which would never be freed here.
  // The chunk is a view on the engine's memory and must be copied before the engine runs on.
  await pg.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (chunk) => chunks.push(chunk.slice()),
  });
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const answer = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    answer.set(chunk, offset);
    offset += chunk.length;
  }
  return answer;
}

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`, 'utf8');
  const message = Buffer.alloc(5 + body.length);
  message.writeUInt8('Q'.charCodeAt(0), 0);
  message.writeUInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return Uint8Array.from(message);
}

/**
 * Resets the one session of the embedded engine that all its clients share, so that a new client inherits
 * nothing from a dropped one.
 */
async function resetSession(): Promise<void> {
  await run(simpleQuery('ROLLBACK'));
  await run(simpleQuery('DISCARD ALL'));
}

async function answer(id: number, unit: WireUnit): Promise<void> {
  if (unit.kind === 'terminate') {
    post({ type: 'hung-up', connection: id });
    return;
  }
  if (unit.kind === 'startup') {
    if (unit.code === CANCEL_REQUEST_CODE) return post({ type: 'hung-up', connection: id });
    if (unit.code === SSL_REQUEST_CODE) {
      return post({ type: 'bytes', connection: id, bytes: new Uint8Array(['N'.charCodeAt(0)]) });
    }
    await resetSession();
  }
  const bytes = await run(unit.bytes);
  if (bytes.length > 0) post({ type: 'bytes', connection: id, bytes }, [bytes.buffer]);
}

async function handle(message: ToPglite): Promise<void> {
  switch (message.type) {
    case 'bytes': {
      if (connection?.id !== message.connection)
        connection = { id: message.connection, framer: createWireFramer() };
      for (const unit of connection.framer.push(message.bytes)) await answer(message.connection, unit);
      return;
    }
    case 'hang-up':
      post({ type: 'hung-up', connection: message.connection });
      return;
    case 'count-fsyncs':
      post({ type: 'fsyncs', request: message.request, count: fsyncs });
      return;
    case 'close':
      closing = true;
      await run(simpleQuery('ROLLBACK'));
      await run(simpleQuery('CHECKPOINT'));
      await pg.close();
      post({ type: 'closed' });
      port.close();
      return;
    default:
      message satisfies never;
  }
}

let queue: Promise<void> = Promise.resolve();
port.on('message', (message: ToPglite) => {
  queue = queue.then(() => handle(message)).catch((error: unknown) => failFatally(String(error)));
});
post({ type: 'ready' });
