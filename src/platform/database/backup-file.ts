// The format of a logical backup: lines in a gzip stream, a header first, then each table's rows, a count at the end.
// A file without its last line was cut off and is refused as a whole.

import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { sequenceSchema, type Table, tableSchema } from './table-catalog.ts';

const headerSchema = z.object({
  format: z.literal('zwartwit-backup-1'),
  createdAt: z.iso.datetime(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
const markerSchema = z.union([z.object({ table: z.number().int() }), z.object({ end: z.number().int() })]);

export type BackupHeader = z.infer<typeof headerSchema>;

/** Not a backup of this shop, damaged, or cut off. */
export class UnreadableBackup extends Error {
  override readonly name = 'UnreadableBackup';
}

/** Writes lines to a gzip file; resolves when they are in the file. */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(lines, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600, flush: true }));
}

export const headerLine = (header: BackupHeader): string => `${JSON.stringify(header)}\n`;
export const tableLine = (index: number): string => `${JSON.stringify({ table: index })}\n`;
export const endLine = (rows: number): string => `${JSON.stringify({ end: rows })}\n`;

export type BackupReading = {
  header: BackupHeader;
  /** Row texts by table, in batches. Throws `UnreadableBackup` when the file ends before its end. */
  rows(): AsyncGenerator<{ table: Table; rows: string[] }>;
};

export async function readBackup(source: string | Readable, batchSize = 500): Promise<BackupReading> {
  const lines = linesOf(source);
  const nextLine = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done) throw new UnreadableBackup('The backup ends before its end');
    return next.value;
  };

  const parsed = headerSchema.safeParse(parseJson(await nextLine()));
  if (!parsed.success)
    throw new UnreadableBackup('This is not a backup of the shop', { cause: parsed.error });
  const header = parsed.data;

  return {
    header,
    async *rows() {
      let table: Table | undefined;
      let batch: string[] = [];
      let count = 0;
      for (;;) {
        const line = await nextLine();
        if (line.startsWith('[')) {
          batch.push(line);
          count += 1;
          if (batch.length < batchSize) continue;
        }
        if (batch.length > 0) {
          if (table === undefined) throw new UnreadableBackup('The backup has rows of no table');
          yield { table, rows: batch };
          batch = [];
        }
        if (line.startsWith('[')) continue;
        const marker = markerSchema.safeParse(parseJson(line));
        if (!marker.success) throw new UnreadableBackup('The backup is damaged', { cause: marker.error });
        if ('end' in marker.data) {
          if (marker.data.end !== count) throw new UnreadableBackup('The backup has lost rows');
          return;
        }
        table = header.tables[marker.data.table];
      }
    },
  };
}

async function* linesOf(source: string | Readable): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // `pipeline` hands a read error on to the reader below and closes the file when reading stops early.
  streamPipeline(typeof source === 'string' ? createReadStream(source) : source, gunzip, () => undefined);
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

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The schema refuses it with the better message.
    return undefined;
  }
}
