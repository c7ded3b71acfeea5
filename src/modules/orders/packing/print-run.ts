// The papers of a stack as one PDF in picking order: the label of each parcel, and its slip behind it; on A4
// those of four together. A parcel that came with a code from elsewhere has its slip alone; what has no label
// yet is not printed.

import type { LabelToPrint } from '#modules/shipping/index.ts';
import { notFound } from '#shared/api/problems.ts';
import type { PackingSlip } from '../labels/packing-slip.ts';
import {
  type LabelOfOrder,
  type PaperFile,
  type PaperNeeds,
  printAt,
  readLabels,
  readSlips,
} from '../labels/print-papers.ts';
import { findRun, listParcelsOf } from './packing.repository.ts';
import type { PapersQuery } from './packing-contract.ts';
import type { PdfPiece, PdfStack } from './pdf-stack.port.ts';
import { type ReadNeeds, readParcels } from './read-packing.ts';

type Needs = PaperNeeds & ReadNeeds & { pdfStack: PdfStack };

/** 404 `not_found`, `label_unknown`; 503 `label_service_unavailable`. */
export async function printRun(shop: Needs, runId: number, asked: PapersQuery): Promise<PaperFile> {
  const { orm } = shop.database;
  if (!(await findRun(orm, runId))) throw notFound('Deze stapel kennen we niet.');
  const rows = (await listParcelsOf(orm, { runId })).filter(
    ({ id, endedAt }) => endedAt === null && (asked.parcels?.has(id) ?? true),
  );
  const parcels = await readParcels(shop, orm, rows);
  const orderIds = parcels
    .filter(({ view }) => view.stop === null && (view.label === 'made' || view.label === 'there'))
    .map(({ row }) => row.orderId);
  if (orderIds.length === 0) throw notFound('Er is nog geen label om te printen.', 'label_unknown');
  const labels = await printLabels(shop, orderIds);
  const slips = await printSlips(shop, orderIds, asked.paper);
  const pieces = inTurns(orderIds, asked.paper).flatMap((ids) =>
    [labels, slips].flatMap((of) => ids.flatMap((id) => of.get(id) ?? [])),
  );
  return { filename: `inpakken-${runId}.pdf`, content: await shop.pdfStack.stack(pieces, asked.paper) };
}

/** Four labels share a sheet of A4: so many parcels at a time, first their labels and then their slips. */
const ON_A_SHEET = 4;

function inTurns(orderIds: number[], paper: PapersQuery['paper']): number[][] {
  const size = paper === 'A4' ? ON_A_SHEET : 1;
  return orderIds.flatMap((_, at) => (at % size === 0 ? [orderIds.slice(at, at + size)] : []));
}

type Pieces = Map<number, PdfPiece[]>;

async function printLabels(shop: Needs, orderIds: number[]): Promise<Pieces> {
  const found: Pieces = new Map();
  for (const [service, labels] of await readLabels(shop, orderIds)) {
    const print = (some: readonly LabelToPrint[]) => printAt(shop, service, some, 'A6');
    const pieces = await pieceEach(shop.pdfStack, labels, print);
    for (const [index, { orderId }] of labels.entries()) found.set(orderId, [pieces[index] ?? []].flat());
  }
  return found;
}

async function printSlips(shop: Needs, orderIds: number[], paper: PapersQuery['paper']): Promise<Pieces> {
  const slips = await readSlips(shop, orderIds);
  const print = (some: readonly PackingSlip[]) => shop.printPackingSlips(some, paper);
  const pieces = await pieceEach(shop.pdfStack, slips, print);
  return new Map(orderIds.map((id, index) => [id, [pieces[index] ?? []].flat()]));
}

/**
 * All at once when that makes a page of each; else one by one: a label abroad may come with its customs
 * papers.
 */
async function pieceEach<Thing extends LabelOfOrder | PackingSlip>(
  pdfStack: PdfStack,
  things: readonly Thing[],
  print: (some: readonly Thing[]) => Promise<Buffer>,
): Promise<PdfPiece[]> {
  const all = await print(things);
  if ((await pdfStack.countPages(all)) === things.length)
    return things.map((_, page) => ({ pdf: all, page }));
  const pieces: PdfPiece[] = [];
  for (const thing of things) pieces.push({ pdf: await print([thing]), page: 'all' });
  return pieces;
}
