// Sends a whole list as a CSV file, row by row, so that memory use does not grow with the list.

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fileDisposition } from '#shared/api/file-disposition.ts';
import { CSV_START, type CsvCell, csvRow } from '#shared/csv.ts';

export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => CsvCell];

type Page<Row> = { items: readonly Row[]; nextCursor: string | null };
type ReadPage<Row> = (pageQuery: { cursor: string | undefined; limit: number }) => Promise<Page<Row>>;

/**
 * Sends all rows of a list as a CSV file, reading the list page by page (keyset pagination). `fileName` has
 * no extension.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  readPage: ReadPage<Row>,
): Promise<FastifyReply> {
  return sendCsvChunks(reply, fileName, csvLines(columns, everyRow(readPage)));
}

/**
 * Sends text as a CSV file: the first chunk is the heading, each further chunk a row. Heading and first row
 * are read before the response starts, so that an error up to there still gives an error response. `fileName`
 * has no extension.
 */
export async function sendCsvChunks(
  reply: FastifyReply,
  fileName: string,
  chunks: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const firstChunk = [await chunks.next(), await chunks.next()].map(({ value }) => value ?? '').join('');
  return reply
    .header('content-disposition', fileDisposition('attachment', `${fileName}.csv`))
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(joined(firstChunk, chunks)));
}

async function* joined(firstChunk: string, remaining: AsyncGenerator<string>) {
  yield firstChunk;
  yield* remaining;
}

async function* csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>) {
  yield CSV_START + csvRow(columns.map(([name]) => name));
  for await (const row of rows) yield csvRow(columns.map(([, cell]) => cell(row)));
}

const PAGE_SIZE = 200;

async function* everyRow<Row>(readPage: ReadPage<Row>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await readPage({ cursor, limit: PAGE_SIZE });
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
