// Prints the documents of a packing run as one PDF in picking order: each label followed by its packing slip;
// on A4, the labels of four parcels and then their slips. A parcel with a tracking code from elsewhere has
// only a slip; a parcel without a label is not printed.

import type { LabelToPrint } from '#modules/shipping/index.ts';
import { notFound } from '#shared/api/problems.ts';
import type { PackingSlip } from '../labels/packing-slip.ts';
import {
  type LabelOfOrder,
  type PrintedFile,
  type PrintNeeds,
  printAt,
  readLabels,
  readSlips,
} from '../labels/print-documents.ts';
import { findRun, listParcelsOf } from './packing.repository.ts';
import type { PapersQuery } from './packing-contract.ts';
import type { PdfPart, PdfStack } from './pdf-stack.port.ts';
import { type ReadNeeds, readParcels } from './read-packing.ts';

type Needs = PrintNeeds & ReadNeeds & { pdfStack: PdfStack };

/**
 * Returns the PDF of a packing run, or of the parcels in `query`. Throws 404 `not_found` (unknown run),
 * `label_unknown`; 503 `label_service_unavailable`.
 */
export async function printRun(shop: Needs, runId: number, query: PapersQuery): Promise<PrintedFile> {
  const { orm } = shop.database;
  if (!(await findRun(orm, runId))) throw notFound('Deze stapel kennen we niet.');
  const rows = (await listParcelsOf(orm, { runId })).filter(
    ({ id, endedAt }) => endedAt === null && (query.parcels?.has(id) ?? true),
  );
  const parcels = await readParcels(shop, orm, rows);
  const orderIds = parcels
    .filter(({ view }) => view.stop === null && (view.label === 'made' || view.label === 'there'))
    .map(({ row }) => row.orderId);
  if (orderIds.length === 0) throw notFound('Er is nog geen label om te printen.', 'label_unknown');
  const labels = await printLabels(shop, orderIds);
  const slips = await printSlips(shop, orderIds, query.paper);
  const pieces = inSheets(orderIds, query.paper).flatMap((ids) =>
    [labels, slips].flatMap((of) => ids.flatMap((id) => of.get(id) ?? [])),
  );
  return { filename: `inpakken-${runId}.pdf`, content: await shop.pdfStack.stack(pieces, query.paper) };
}

/** The number of labels on an A4 sheet, and so the number of parcels printed together. */
const ON_A_SHEET = 4;

function inSheets(orderIds: number[], paper: PapersQuery['paper']): number[][] {
  const size = paper === 'A4' ? ON_A_SHEET : 1;
  return orderIds.flatMap((_, at) => (at % size === 0 ? [orderIds.slice(at, at + size)] : []));
}

type PartsByOrder = Map<number, PdfPart[]>;

async function printLabels(shop: Needs, orderIds: number[]): Promise<PartsByOrder> {
  const partsByOrder: PartsByOrder = new Map();
  for (const [service, labels] of await readLabels(shop, orderIds)) {
    const print = (some: readonly LabelToPrint[]) => printAt(shop, service, some, 'A6');
    const pieces = await printEach(shop.pdfStack, labels, print);
    for (const [index, { orderId }] of labels.entries())
      partsByOrder.set(orderId, [pieces[index] ?? []].flat());
  }
  return partsByOrder;
}

async function printSlips(
  shop: Needs,
  orderIds: number[],
  paper: PapersQuery['paper'],
): Promise<PartsByOrder> {
  const slips = await readSlips(shop, orderIds);
  const print = (some: readonly PackingSlip[]) => shop.printPackingSlips(some, paper);
  const pieces = await printEach(shop.pdfStack, slips, print);
  return new Map(orderIds.map((id, index) => [id, [pieces[index] ?? []].flat()]));
}

/**
 * Prints labels or slips in one call when that gives one page for each. Otherwise prints them one by one,
 * because an international label can include customs pages.
 */
async function printEach<Thing extends LabelOfOrder | PackingSlip>(
  pdfStack: PdfStack,
  things: readonly Thing[],
  print: (some: readonly Thing[]) => Promise<Buffer>,
): Promise<PdfPart[]> {
  const all = await print(things);
  if ((await pdfStack.countPages(all)) === things.length)
    return things.map((_, page) => ({ pdf: all, page }));
  const pieces: PdfPart[] = [];
  for (const thing of things) pieces.push({ pdf: await print([thing]), page: 'all' });
  return pieces;
}
