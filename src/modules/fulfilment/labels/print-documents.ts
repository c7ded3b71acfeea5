// Prints the documents of one or several orders as one PDF: labels and packing slips, in the order requested.

import type { LinkedOrder } from '#modules/orders/index.ts';
import {
  listLastChanges,
  listLines,
  listOrdersById,
  type OrderLineRow,
  type OrderRow,
  orderNumber,
  orderUnknown,
  refuseHeld,
} from '#modules/orders/index.ts';
import type { GetSettings, Settings } from '#modules/settings/index.ts';
import { labelOptionsSchema, labelOptionsText } from '#modules/shipping/contract.ts';
import {
  type LabelPaper,
  LabelServiceTimeout,
  LabelServiceUnavailable,
  type LabelToPrint,
} from '#modules/shipping/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { createDateFormat } from '#shared/date-formats.ts';
import { goodsText, piecesText } from '#shared/goods-text.ts';
import { href } from '#shared/href.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { dayOf, withdrawalDays } from '#shared/shop-days.ts';
import { capitalise } from '#shared/writing/capitalise.ts';
import { contentsOf, listToPack, type PackNeeds, type ToPack } from '../packing/items-to-pack.ts';
import type { LabelProviders } from './label-providers.ts';
import type { PackingSlip } from './packing-slip.ts';
import type { PrintPackingSlips, SlipPaperSize } from './packing-slip-printer.port.ts';
import { parcelOfOrder } from './parcel-of-order.ts';
import { unansweredText } from './record-label.ts';
import { listMadeShipments, type ShipmentRow } from './shipment.repository.ts';

export type PrintedFile = { filename: string; content: Buffer };

export type PrintNeeds = PackNeeds & {
  database: Database;
  labelProviders: LabelProviders;
  getSettings: GetSettings;
  /**
   * Reads the gift texts of all packs, by the code of the pack; the text is empty for a pack without a gift.
   */
  packInfoCache: { read(db: Orm): Promise<ReadonlyMap<string, { gift: string }>> };
  printPackingSlips: PrintPackingSlips;
  publicUrl: string;
  /**
   * Returns the URL of the brushing page for the person who opens this order's box. Pass null for users who
   * may not act in the customer's name; the URL then opens the page without an order.
   */
  brushingLink(order: LinkedOrder | null): string;
};

type PrintableOrder = {
  order: OrderRow;
  lines: OrderLineRow[];
  shipment: ShipmentRow | null;
  toPack: ToPack;
  changedAt: Date | null;
};

/**
 * Prints the labels of these orders as one PDF. Throws 404 `order_unknown`, `label_unknown` (names the orders
 * without a label); 409 `order_cancelled`, `order_held` (both name the orders), `labels_mixed` when the
 * labels come from different services; 503 `label_service_unavailable`.
 */
export async function printOrderLabels(
  shop: Pick<PrintNeeds, 'database' | 'labelProviders' | 'getSettings' | 'listHeldBackItems'>,
  orderIds: number[],
  paper: LabelPaper,
): Promise<PrintedFile> {
  const printable = await read(shop, orderIds);
  refuseCancelled(printable);
  refuseHeld(printable.map(({ order }) => order));
  refuseMissing(printable);
  const byService = labelsByService(printable, await shop.getSettings());
  const [[service = '', toPrint = []] = []] = byService;
  if (byService.size > 1) throw new Refusal('labels_mixed', MIXED);
  const content = await printAt(shop, service, toPrint, paper);
  return { filename: filenameOf('label', orderIds), content };
}

/** Prints the packing slips of these orders as one PDF. Throws 404 `order_unknown`. */
export async function printOrderSlips(
  shop: Omit<PrintNeeds, 'labelProviders'>,
  orderIds: number[],
  paper: SlipPaperSize,
): Promise<PrintedFile> {
  const slips = await readSlips(shop, orderIds);
  return { filename: filenameOf('pakbon', orderIds), content: await shop.printPackingSlips(slips, paper) };
}

/**
 * Returns the printable labels of these orders, grouped by label service and in the order of `orderIds`.
 * Orders without a label are left out.
 */
export async function readLabels(
  shop: Pick<PrintNeeds, 'database' | 'getSettings' | 'listHeldBackItems'>,
  orderIds: number[],
): Promise<Map<string, LabelOfOrder[]>> {
  return labelsByService(await read(shop, orderIds), await shop.getSettings());
}

/** Builds the packing slips of these orders, in the order given. Throws 404 `order_unknown`. */
export async function readSlips(
  shop: Omit<PrintNeeds, 'labelProviders' | 'printPackingSlips'>,
  orderIds: number[],
): Promise<PackingSlip[]> {
  const printable = await read(shop, orderIds);
  const { brand, company, claims } = await shop.getSettings();
  const days = withdrawalDays(claims.moneyBackDays);
  const place = `${company.postalCode} ${company.city}`;
  const sender = {
    brand: brand.name,
    lines: [company.legalName, company.address, place],
    email: company.email,
    website: new URL(shop.publicUrl).host,
  };
  const packs = await shop.packInfoCache.read(shop.database.orm);
  return printable.map((each) => ({
    ...slipOf(each, packs.get(each.order.variantCode)?.gift ?? ''),
    shop: sender,
    links: linksOf(shop, { order: each.order, days }),
  }));
}

/**
 * Has the label service `service`, which made these labels, print them as one PDF. Throws 503
 * `label_service_unavailable`.
 */
export function printAt(
  { labelProviders }: Pick<PrintNeeds, 'labelProviders'>,
  service: string,
  labels: readonly LabelToPrint[],
  paper: LabelPaper,
): Promise<Buffer> {
  return providerOf(() => labelProviders.of(service).print(labels, paper));
}

export type LabelOfOrder = LabelToPrint & { orderId: number };

function labelsByService(
  printable: readonly PrintableOrder[],
  settings: Settings,
): Map<string, LabelOfOrder[]> {
  const labels = printable.flatMap(({ order, lines, shipment, toPack }) => {
    if (!shipment?.providerId) return [];
    const parcel = parcelOfOrder(order, lines, settings, toPack.pieces);
    const label = { orderId: order.id, ...labelToPrint(shipment, shipment.providerId, parcel) };
    return [{ service: shipment.provider, label }];
  });
  const byService = Map.groupBy(labels, ({ service }) => service);
  return new Map([...byService].map(([service, all]) => [service, all.map(({ label }) => label)]));
}

/**
 * Builds the links on a packing slip: brushing page, review and withdrawal. Each link has a short
 * explanation, because the person who opens the box may not be the customer.
 */
const linksOf = (
  { publicUrl, brushingLink }: Pick<PrintNeeds, 'publicUrl' | 'brushingLink'>,
  { order, days }: { order: LinkedOrder; days: number },
): PackingSlip['links'] => [
  { label: 'Poets mee met de timer', use: 'Twee minuten lang', url: brushingLink(order) },
  { label: 'Schrijf een review', use: 'Ook als iets tegenviel', url: `${publicUrl}${href('/leave-review')}` },
  {
    label: 'Toch niet? Terugsturen',
    use: `Herroepen binnen ${days} dagen`,
    url: `${publicUrl}${href('/herroepen')}`,
  },
];

async function read(
  shop: Pick<PrintNeeds, 'database' | 'listHeldBackItems'>,
  orderIds: number[],
): Promise<PrintableOrder[]> {
  const { database } = shop;
  const lines = await listLines(database.orm, orderIds);
  const made = await listMadeShipments(database.orm, orderIds);
  const orders = new Map((await listOrdersById(database.orm, orderIds)).map((order) => [order.id, order]));
  const packed = await listToPack(shop, database.orm, [...orders.values()]);
  const changed = await listLastChanges(database.orm, orderIds);
  return orderIds.map((id) => {
    const order = orders.get(id);
    const toPack = packed.get(id);
    if (!order || !toPack) throw orderUnknown();
    const shipment = made.find(({ orderId }) => orderId === id) ?? null;
    const changedAt = changed.get(id) ?? null;
    return { order, lines: lines.get(id) ?? [], shipment, toPack, changedAt };
  });
}

const MIXED =
  'Deze labels komen van verschillende labeldiensten en passen niet in één bestand. Print ze per dienst.';

function labelToPrint(row: ShipmentRow, id: string, parcel: LabelToPrint['parcel']): LabelToPrint {
  const options = labelOptionsSchema.parse(row.options);
  const { carrier } = options;
  return {
    id,
    parcel,
    options,
    carrier,
    reference: row.reference,
    trackingCode: row.trackingCode ?? '',
  };
}

/**
 * Throws 409 `order_cancelled`, naming each of these orders that was cancelled: its parcel must not leave,
 * even when it has a label. Does nothing when none was.
 */
function refuseCancelled(printable: PrintableOrder[]): void {
  const cancelled = printable
    .filter(({ order }) => order.status === 'cancelled')
    .map(({ order }) => orderNumber(order.id));
  if (cancelled.length === 0) return;
  throw new Refusal(
    'order_cancelled',
    `Geannuleerd: ${cancelled.join(', ')}. Daarvan gaat niets de deur uit.`,
  );
}

function refuseMissing(printable: PrintableOrder[]): void {
  const missing = printable
    .filter(({ shipment }) => !shipment?.providerId)
    .map(({ order }) => orderNumber(order.id));
  if (missing.length === 0) return;
  throw notFound(`Zonder label: ${missing.join(', ')}. Maak dat eerst.`, 'label_unknown');
}

/**
 * Runs `print`, a call that lets the label service print labels, and returns the PDF. Throws 503
 * `label_service_unavailable` when the service is down or does not answer in time.
 */
async function providerOf(print: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await print();
  } catch (error) {
    if (!(error instanceof LabelServiceUnavailable || error instanceof LabelServiceTimeout)) throw error;
    const isLockedOut = error instanceof LabelServiceUnavailable && error.isMisconfigured;
    const detail = isLockedOut
      ? 'De winkel heeft geen toegang tot de labeldienst waar dit label is gemaakt. Controleer het token.'
      : `${unansweredText(error)} Het label zelf bestaat; probeer het zo opnieuw.`;
    throw new Refusal('label_service_unavailable', detail, { retryAfter: 30 });
  }
}

function slipOf(
  { order, lines, shipment, toPack, changedAt }: PrintableOrder,
  gift: string,
): Omit<PackingSlip, 'shop' | 'links'> {
  return {
    orderNumber: orderNumber(order.id),
    orderedOn: dayOf(order.createdAt),
    changedOn: changedAt && momentText(changedAt),
    receiver: [order.customerName, ...linesOf(order)],
    contents: contentsOf(toPack.pieces),
    items: [
      ...lines.map(({ label, quantity }) => goodsText(label, quantity)),
      ...extraItems(order, toPack, gift),
      ...toPack.leftOut.map(({ name, quantity }) => `NIET meesturen: ${piecesText(name, quantity)}`),
    ],
    shipping: shipment ? labelOptionsText(labelOptionsSchema.parse(shipment.options)) : null,
    trackingCode: order.trackingCode,
  };
}

/**
 * Returns the names of the articles in the parcel besides jars, with their quantity, as printed on the
 * packing slip. When the pack has no such article, returns the gift text of the pack (`gift`) instead, except
 * for a replacement, or when the gift was out of stock (`lacksGift`).
 */
function extraItems({ replacementReason }: OrderRow, { pieces, lacksGift }: ToPack, gift: string): string[] {
  const beside = contentsOf(pieces).filter(({ name }) => !/^pot\b/i.test(name));
  if (beside.length > 0) return beside.map(({ name, quantity }) => goodsText(name, quantity));
  return replacementReason === null && gift && !lacksGift ? [capitalise(gift)] : [];
}

const momentText = createDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function filenameOf(kind: 'label' | 'pakbon', orderIds: number[]): string {
  const [only = 0] = orderIds;
  if (orderIds.length === 1) return `${kind}-${orderNumber(only)}.pdf`;
  return kind === 'label' ? `labels-${orderIds.length}.pdf` : `pakbonnen-${orderIds.length}.pdf`;
}
