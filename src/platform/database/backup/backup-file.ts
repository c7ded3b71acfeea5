// The format of a backup: lines in a gzip stream, encrypted when there is a key. In order: a header, the rows
// of each table, the checksums of all tables, the files of the data folder, and a final line with count and
// digest. A backup with a missing or changed line is refused.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { type BackupKey, createSealStream, openSealedFile } from './sealed-file.ts';
import { sequenceSchema, type Table, tableSchema } from './table-catalog.ts';

/**
 * Size in bytes of the pieces in which gzip returns its output. Each piece waits for its turn in the event
 * loop: with the default of 16 KB, a backup of a busy shop took minutes.
 */
const CHUNK_OPTIONS = { chunkSize: 512 * 1024 };

const headerSchema = z.object({
  /** Format version of the file. Version 2 has no digest in its last line. */
  format: z.enum(['zwartwit-backup-2', 'zwartwit-backup-3']),
  createdAt: z.iso.datetime(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
const checksumSchema = z.object({ rows: z.string(), sums: z.string() });
const markerSchema = z.union([
  z.object({ table: z.number().int() }),
  z.object({ proof: z.array(checksumSchema) }),
  z.object({ file: z.string() }),
  z.object({
    end: z.object({ rows: z.number().int(), files: z.number().int(), sha256: z.string().optional() }),
  }),
]);

export type BackupHeader = z.infer<typeof headerSchema>;
/**
 * Checksum of a table at the moment of the backup: its number of rows and the sums of its integer columns, as
 * text.
 */
export type BackupTableChecksum = z.infer<typeof checksumSchema>;
export type BackupCounts = { rows: number; files: number };

/** Error: the file is not a backup of this shop, or it is damaged or cut off. */
export class UnreadableBackup extends Error {
  override readonly name = 'UnreadableBackup';
}

export type BackupWriter = {
  add(lines: AsyncIterable<string>): Promise<void>;
  /**
   * Writes the final line of the backup file, with the counts and the digest; resolves when the whole file is
   * on disk.
   */
  end(counts: BackupCounts): Promise<void>;
  /**
   * Stops writing a backup after an error and closes its file. The incomplete file stays on disk; the caller
   * deletes it.
   */
  abandon(): Promise<void>;
};

/**
 * Creates a new backup file that only its owner may read. The file is encrypted with `key`; null leaves it
 * unencrypted.
 */
export function writeBackupFile(file: string, key: string | null): BackupWriter {
  const source = new PassThrough();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const zip = createGzip({ level: 6, ...CHUNK_OPTIONS });
  const written =
    key === null ? pipeline(source, zip, target) : pipeline(source, zip, createSealStream(key), target);
  const digest = createHash('sha256');
  let failure: unknown = null;
  written.catch((error: unknown) => {
    failure = error;
  });
  const write = async (text: string) => {
    if (failure !== null) throw failure;
    if (!source.write(text)) await Promise.race([once(source, 'drain'), written]);
  };
  return {
    async add(lines) {
      for await (const text of lines) {
        digest.update(text);
        await write(text);
      }
    },
    async end(counts) {
      await write(endLine({ ...counts, sha256: digest.digest('hex') }));
      source.end();
      await written;
    },
    async abandon() {
      source.destroy();
      await written.catch(() => undefined);
    },
  };
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
export const headerLine = (header: BackupHeader): string => line(header);
export const tableLine = (index: number): string => line({ table: index });
export const checksumLine = (proof: BackupTableChecksum[]): string => line({ proof });
export const fileLine = (path: string): string => line({ file: path });
export const chunkLine = (bytes: Buffer): string => line(bytes.toString('base64'));
const endLine = (end: BackupCounts & { sha256: string }): string => line({ end });

export type BackupPart =
  | { kind: 'rows'; table: Table; rows: string[] }
  /** The part of a backup file with the checksums of all tables; it follows the last row. */
  | { kind: 'proof'; tables: { table: Table; proof: BackupTableChecksum }[] }
  /**
   * The part of a backup file that announces a file of the data folder; the bytes of that file follow in
   * chunks.
   */
  | { kind: 'file'; path: string }
  | { kind: 'chunk'; bytes: Buffer };

export type BackupReader = {
  header: BackupHeader;
  /**
   * Yields everything after the header of a backup file, in the order of the file. Throws `UnreadableBackup`
   * when the file is damaged, changed or cut off.
   */
  parts(): AsyncGenerator<BackupPart>;
};

/**
 * Opens a backup file and reads its header. Throws `UnreadableBackup` for a damaged file or one that is no
 * backup, `WrongBackupKey` when the passphrase is missing or another one, and `UnsealedBackup` when a
 * passphrase is configured but the file is not encrypted (unless `key.unsealed` is true).
 */
export async function readBackup(file: string, key: BackupKey, batchSize = 500): Promise<BackupReader> {
  const lines = linesOf(file, await openSealedFile(file, key));
  const digest = createHash('sha256');
  // The last line that was read: the digest is of all lines before the end.
  let before = '';
  const nextLine = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done) throw new UnreadableBackup('The backup ends before its end');
    digest.update(before);
    before = `${next.value}\n`;
    return next.value;
  };
  const parsed = headerSchema.safeParse(parseJson(await nextLine()));
  if (!parsed.success)
    throw new UnreadableBackup('This is not a backup of the shop', { cause: parsed.error });
  const header = parsed.data;
  const assertIntact = (end: { sha256?: string | undefined }) => {
    if (header.format === 'zwartwit-backup-2') return;
    if (end.sha256 !== digest.digest('hex'))
      throw new UnreadableBackup('The backup is not as it was made: its text was changed');
  };
  return { header, parts: () => readParts(header, nextLine, assertIntact, batchSize) };
}

async function* readParts(
  { tables }: BackupHeader,
  nextLine: () => Promise<string>,
  assertIntact: (end: { sha256?: string | undefined }) => void,
  batchSize: number,
): AsyncGenerator<BackupPart> {
  let hasChecksums = false;
  const counts: BackupCounts = { rows: 0, files: 0 };
  let table: Table | undefined;
  for (;;) {
    const text = yield* readRows(table, nextLine, counts, batchSize);
    if (text.startsWith('"')) {
      yield { kind: 'chunk', bytes: Buffer.from(text.slice(1, -1), 'base64') };
      continue;
    }
    const marker = markerOf(text);
    if ('end' in marker) {
      assertComplete(marker.end, counts, hasChecksums);
      assertIntact(marker.end);
      return;
    }
    if ('table' in marker) table = tables[marker.table];
    else if ('proof' in marker) {
      hasChecksums = true;
      yield { kind: 'proof', tables: withTables(tables, marker.proof) };
    } else {
      counts.files += 1;
      yield { kind: 'file', path: marker.file };
    }
  }
}

/**
 * Yields the rows of one table, in groups of at most `batchSize`, and adds their number to `counts.rows`.
 * After the last row it returns the next line of the file, the first that is not a row.
 */
async function* readRows(
  table: Table | undefined,
  nextLine: () => Promise<string>,
  counts: BackupCounts,
  batchSize: number,
): AsyncGenerator<BackupPart, string> {
  let text = await nextLine();
  const batch: string[] = [];
  while (text.startsWith('[')) {
    batch.push(text);
    if (batch.length === batchSize) yield { kind: 'rows', table: tableOf(table), rows: batch.splice(0) };
    counts.rows += 1;
    text = await nextLine();
  }
  if (batch.length > 0) yield { kind: 'rows', table: tableOf(table), rows: batch };
  return text;
}

function assertComplete(end: BackupCounts, counts: BackupCounts, isProved: boolean): void {
  if (end.rows !== counts.rows || end.files !== counts.files)
    throw new UnreadableBackup('The backup has lost rows or files');
  if (!isProved) throw new UnreadableBackup('The backup does not say what it adds up to');
}

function tableOf(table: Table | undefined): Table {
  if (table === undefined) throw new UnreadableBackup('The backup has rows of no table');
  return table;
}

function markerOf(text: string): z.infer<typeof markerSchema> {
  const marker = markerSchema.safeParse(parseJson(text));
  if (!marker.success) throw new UnreadableBackup('The backup is damaged', { cause: marker.error });
  return marker.data;
}

function withTables(
  tables: Table[],
  proofs: BackupTableChecksum[],
): { table: Table; proof: BackupTableChecksum }[] {
  return tables.map((table, index) => {
    const proof = proofs[index];
    if (proof === undefined) throw new UnreadableBackup('The backup does not say what it adds up to');
    return { table, proof };
  });
}

async function* linesOf(
  file: string,
  sealed: Awaited<ReturnType<typeof openSealedFile>>,
): AsyncGenerator<string> {
  const gunzip = createGunzip(CHUNK_OPTIONS);
  const bytes = createReadStream(file, { start: sealed?.start ?? 0 });
  // `pipeline` hands a read error on to the reader below and closes the file when reading stops early.
  if (sealed) streamPipeline(bytes, sealed.stream, gunzip, () => undefined);
  else streamPipeline(bytes, gunzip, () => undefined);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of gunzip) {
      const parts = (rest + decoder.write(chunk)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    throw new UnreadableBackup('The backup is damaged', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it with the better message.
    return undefined;
  }
}
