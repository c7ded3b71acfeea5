// The format of a backup: lines in a gzip stream. A header, each table's rows, what they add up to, then the files of
// the data folder, and a count at the end: a file without its last line was cut off and is refused as a whole.

import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { sequenceSchema, type Table, tableSchema } from './table-catalog.ts';

const headerSchema = z.object({
  format: z.literal('zwartwit-backup-2'),
  createdAt: z.iso.datetime(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
const proofSchema = z.object({ rows: z.string(), sums: z.string() });
const markerSchema = z.union([
  z.object({ table: z.number().int() }),
  z.object({ proof: z.array(proofSchema) }),
  z.object({ file: z.string() }),
  z.object({ end: z.object({ rows: z.number().int(), files: z.number().int() }) }),
]);

export type BackupHeader = z.infer<typeof headerSchema>;
/** What a table came to when it was read, in the order of the header. */
export type TableProof = z.infer<typeof proofSchema>;
export type BackupCounts = { rows: number; files: number };

/** Not a backup of this shop, damaged, or cut off. */
export class UnreadableBackup extends Error {
  override readonly name = 'UnreadableBackup';
}

/** Adds lines to a gzip file, as a member of its own; resolves when they are in the file. */
export async function addToBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  const target = createWriteStream(file, { flags: 'a', mode: 0o600, flush: true });
  await pipeline(lines, createGzip({ level: 6 }), target);
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
export const headerLine = (header: BackupHeader): string => line(header);
export const tableLine = (index: number): string => line({ table: index });
export const proofLine = (proof: TableProof[]): string => line({ proof });
export const fileLine = (path: string): string => line({ file: path });
export const chunkLine = (bytes: Buffer): string => line(bytes.toString('base64'));
export const endLine = (end: BackupCounts): string => line({ end });

export type BackupPart =
  | { kind: 'rows'; table: Table; rows: string[] }
  /** After the last row. */
  | { kind: 'proof'; tables: { table: Table; proof: TableProof }[] }
  /** A file of the data folder; its bytes follow in chunks. */
  | { kind: 'file'; path: string }
  | { kind: 'chunk'; bytes: Buffer };

export type BackupReading = {
  header: BackupHeader;
  /** Everything after the header, in order. Throws `UnreadableBackup` when the file ends before its end. */
  parts(): AsyncGenerator<BackupPart>;
};

export async function readBackup(file: string, batchSize = 500): Promise<BackupReading> {
  const lines = linesOf(file);
  const nextLine = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done) throw new UnreadableBackup('The backup ends before its end');
    return next.value;
  };
  const parsed = headerSchema.safeParse(parseJson(await nextLine()));
  if (!parsed.success)
    throw new UnreadableBackup('This is not a backup of the shop', { cause: parsed.error });
  const header = parsed.data;
  return { header, parts: () => readParts(header, nextLine, batchSize) };
}

async function* readParts(
  { tables }: BackupHeader,
  nextLine: () => Promise<string>,
  batchSize: number,
): AsyncGenerator<BackupPart> {
  const counts: BackupCounts = { rows: 0, files: 0 };
  let table: Table | undefined;
  for (;;) {
    let text = await nextLine();
    const batch: string[] = [];
    while (text.startsWith('[')) {
      batch.push(text);
      if (batch.length === batchSize) yield { kind: 'rows', table: tableOf(table), rows: batch.splice(0) };
      counts.rows += 1;
      text = await nextLine();
    }
    if (batch.length > 0) yield { kind: 'rows', table: tableOf(table), rows: batch };
    if (text.startsWith('"')) {
      yield { kind: 'chunk', bytes: Buffer.from(text.slice(1, -1), 'base64') };
      continue;
    }
    const marker = markerOf(text);
    if ('table' in marker) table = tables[marker.table];
    else if ('proof' in marker) yield { kind: 'proof', tables: withTables(tables, marker.proof) };
    else if ('file' in marker) {
      counts.files += 1;
      yield { kind: 'file', path: marker.file };
    } else {
      if (marker.end.rows !== counts.rows || marker.end.files !== counts.files)
        throw new UnreadableBackup('The backup has lost rows or files');
      return;
    }
  }
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

function withTables(tables: Table[], proofs: TableProof[]): { table: Table; proof: TableProof }[] {
  return tables.map((table, index) => {
    const proof = proofs[index];
    if (proof === undefined) throw new UnreadableBackup('The backup does not say what it adds up to');
    return { table, proof };
  });
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // `pipeline` hands a read error on to the reader below and closes the file when reading stops early.
  streamPipeline(createReadStream(file), gunzip, () => undefined);
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
