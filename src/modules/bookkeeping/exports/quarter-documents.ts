// Streams all invoices and credit notes of a quarter as one ZIP, each as PDF and as UBL. Documents are read
// in small groups while the ZIP is sent, so even a hundred thousand documents need little memory.

import { Readable } from 'node:stream';
import { findDocument, getInvoiceFile } from '#modules/invoices/index.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { documentKinds } from '../contract.ts';
import {
  type EntryRow,
  findDocumentEntry,
  findLastEntry,
  streamEntries,
} from '../journal/journal.repository.ts';
import { type Quarter, spanOf } from '../quarters/quarter.ts';
import { writeUbl } from './ubl.ts';

type Needs = Parameters<typeof getInvoiceFile>[0] & { database: Database };

/** Returns an invoice or credit note as UBL. Throws 404 `invoice_unknown` for an unknown number. */
export async function readUbl(
  { database: { orm } }: Pick<Needs, 'database'>,
  number: string,
): Promise<string> {
  const paper = await findDocument(orm, number);
  const entry = await findDocumentEntry(orm, number);
  if (!paper || !entry) throw notFound('Deze factuur bestaat niet.', 'invoice_unknown');
  return writeUbl({ ...paper, country: entry.country ?? '' });
}

export async function zipDocuments(shop: Needs, quarter: Quarter): Promise<Readable> {
  const { orm } = shop.database;
  const upTo = await findLastEntry(orm);
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream);
  const broken = (error: Error) => out.destroy(error);
  zip.on('error', broken);
  const add = (path: string, entry: EntryRow, content: () => Promise<string | Buffer>) =>
    new Promise<void>((taken) => {
      zip.addReadStreamLazy(path, { mtime: entry.bookedAt }, (give) => {
        taken();
        const stream = Readable.from(memoize(content));
        stream.on('error', broken);
        give(null, stream);
      });
    });
  const fill = async () => {
    for await (const entries of streamEntries(orm, { span: spanOf(quarter), kinds: documentKinds, upTo })) {
      const taken = entries.flatMap((entry) => [
        add(`pdf/${entry.reference}.pdf`, entry, async () => pdfOf(shop, entry)),
        add(`ubl/${entry.reference}.xml`, entry, () => readUbl(shop, entry.reference)),
      ]);
      await taken.at(-1);
    }
    zip.end();
  };
  fill().catch(broken);
  return out;
}

async function pdfOf(shop: Needs, { orderId, reference }: EntryRow): Promise<Buffer> {
  return (await getInvoiceFile(shop, orderId ?? 0, reference)).content;
}

async function* memoize(content: () => Promise<string | Buffer>) {
  yield await content();
}
