// Renders the first page of every PDF document of the shop into the folder of screenshots, with poppler's
// pdftoppm.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { DETAILS } from '#tests/support/buyer.ts';
import { type Desk, openDesk } from './owner.ts';
import type { StillOrders } from './screen-addresses.ts';
import { openPlace } from './shops.ts';

/** The resolution of a page in pixels per inch, enough to read it on a screen. */
const POINTS_PER_INCH = 110;

type Paper = { name: string; addressOf(desk: Desk, orders: StillOrders): Promise<string> | string };

const rowSchema = z.object({ id: z.number() });
const papersSchema = z.object({ invoices: z.array(z.object({ number: z.string(), kind: z.string() })) });
const runsSchema = z.object({ runs: z.array(rowSchema) });

const PAPERS: readonly Paper[] = [
  { name: 'paper-invoice', addressOf: (_, { paid }) => `/api/admin/orders/${paid.id}/invoice` },
  {
    name: 'paper-credit-note',
    async addressOf(desk, { refunded }) {
      const { invoices } = papersSchema.parse(await desk.read(`/api/admin/orders/${refunded.id}`));
      const note = invoices.find(({ kind }) => kind === 'credit_note');
      return `/api/admin/orders/${refunded.id}/invoices/${note?.number}`;
    },
  },
  { name: 'paper-slip-a4', addressOf: (_, { paid }) => slip(paid.id, 'A4') },
  { name: 'paper-slip-a5', addressOf: (_, { paid }) => slip(paid.id, 'A5') },
  {
    name: 'paper-label',
    async addressOf(desk, { paid }) {
      await desk.send('POST', '/api/sendy/create-label', { orderId: String(paid.id) });
      return `/api/admin/orders/${paid.id}/label`;
    },
  },
  { name: 'paper-return-label', addressOf: () => '/api/admin/returns/3/label' },
  {
    name: 'paper-stack',
    async addressOf(desk) {
      const answer = await desk.send('POST', '/api/admin/packing/runs', { key: 'stack-of-the-pictures' });
      const [run] = runsSchema.parse(answer).runs;
      return `/api/admin/packing/runs/${run?.id}/papers?paper=A4`;
    },
  },
  {
    name: 'paper-proforma',
    async addressOf(desk) {
      const bank = { iban: 'NL91ABNA0417164300', accountName: 'Zwartwit B.V.', payWithinDays: 10 };
      await desk.send('PUT', '/api/admin/settings', { bank });
      const order = { ...DETAILS, key: 'proforma-of-the-pictures', variant: '2x' };
      const { id } = rowSchema.parse(await desk.send('POST', '/api/admin/bank-orders', order));
      return `/api/admin/bank-orders/${id}/proforma`;
    },
  },
];

const slip = (id: number, paper: string) => `/api/admin/orders/${id}/packing-slip?paper=${paper}`;

/** Writes `<folder>/<name>.png`. Returns the documents that could not be rendered, with the reason. */
export async function drawPapers(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const wanted = PAPERS.filter(({ name }) => isWanted(name));
  if (wanted.length === 0) return [];
  const { url, known, stop } = await openPlace.shop();
  try {
    if (!known) throw new Error('The shop of the papers has no orders');
    const desk = await openDesk(url);
    const missed: string[] = [];
    for (const { name, addressOf } of wanted)
      await Promise.resolve(addressOf(desk, known.orders))
        .then((path) => desk.file(path))
        .then((pdf) => drawFirstPage(pdf, join(folder, name)))
        .catch((error: Error) => missed.push(`${name}: ${error.message.split('\n')[0]}`));
    await desk.leave();
    return missed;
  } finally {
    await stop();
  }
}

function drawFirstPage(pdf: Buffer, path: string): void {
  execFileSync('pdftoppm', ['-png', '-singlefile', '-r', String(POINTS_PER_INCH), '-', path], { input: pdf });
}
