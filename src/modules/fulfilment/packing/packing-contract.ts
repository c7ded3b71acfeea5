// The API schemas of packing: orders to pack, packing runs, and recent departures (orders marked as sent
// together).

import * as z from 'zod';
import { labelOptionsSchema, SHIPPING_METHODS } from '#modules/shipping/contract.ts';
import { bookingKeySchema } from '#modules/stock/contract.ts';

/** The maximum number of parcels in one packing run, and so in one printed file. */
export const MAX_STACK_SIZE = 100;

/** The reasons why the parcel of an order must not be sent. */
export const stopReasons = [
  'archived',
  'cancelled',
  'shipped',
  'refunded',
  'disputed',
  'unpaid',
  'held',
] as const;
export type StopReason = (typeof stopReasons)[number];

/**
 * The label states of a parcel. `waiting`: not made yet. `made`: made for this packing run. `there`: the
 * order already had a label, or a tracking code from elsewhere, before the packing run requested one.
 * `failed`: refused or cancelled.
 */
export const parcelLabels = ['waiting', 'made', 'there', 'failed'] as const;

/** An order as packers see it, without amounts; of the customer only name and place of residence. */
export const packableSchema = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  customerName: z.string(),
  city: z.string(),
  country: z.string(),
  /** The articles to pack for this order, the product first. */
  contents: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** The articles to leave out of the parcel, because the customer withdrew them before it was sent. */
  leftOut: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** The number of pieces of the product in the parcel, gifts not counted. */
  pieces: z.number().int(),
  options: labelOptionsSchema,
  /** The weight of the packed parcel in grams, packaging included. */
  weight: z.number().int(),
  flags: z.array(z.string()),
  /**
   * Why a new packing run leaves the order out unless the packer selects it: `difference` means that the
   * customer must still pay a difference. Null for an order that waits for nothing.
   */
  waitsFor: z.enum(['difference']).nullable(),
  orderedAt: z.string(),
});
export type Packable = z.infer<typeof packableSchema>;

export const parcelSchema = packableSchema.extend({
  id: z.number().int(),
  label: z.enum(parcelLabels),
  trackingCode: z.string().nullable(),
  /**
   * Why the label of the parcel could not be made at the last attempt, which may be repeated; null when
   * nothing failed.
   */
  failure: z.string().nullable(),
  packedAt: z.string().nullable(),
  packedBy: z.string().nullable(),
  /**
   * When the amounts or contents of the order were changed after its label was requested, so that a slip
   * printed earlier is wrong; null when there was no such change.
   */
  changedAt: z.string().nullable(),
  /** True when the packer has marked the parcel as sent and the half minute for undoing is not over. */
  isLeaving: z.boolean(),
  stop: z.enum(stopReasons).nullable(),
});
export type PackedParcel = z.infer<typeof parcelSchema>;

export const packingRunSchema = z.object({
  id: z.number().int(),
  startedAt: z.string(),
  startedBy: z.string(),
  /** The parcels of the packing run, in the order in which their labels and slips are printed. */
  parcels: z.array(parcelSchema),
});
export type PackingRun = z.infer<typeof packingRunSchema>;

export const departureSchema = z.object({
  id: z.number().int(),
  actor: z.string(),
  parcels: z.number().int(),
  /** The milliseconds in which the departure (delayed send) can still be undone; 0 when that time is over. */
  undoFor: z.number().int(),
});
export type Departure = z.infer<typeof departureSchema>;

export const packingSchema = z.object({
  service: z.enum(['sendy', 'offline']),
  /**
   * The orders to pack, in picking order, at most as many as fit in one packing run; further orders are shown
   * after the next run has started.
   */
  toPack: z.array(packableSchema),
  /** The number of orders still to be sent, whether in a packing run or not; counted up to 1000. */
  toShip: z.number().int(),
  heldBack: z.array(
    packableSchema.pick({ orderId: true, orderNumber: true }).extend({ stop: z.enum(stopReasons) }),
  ),
  runs: z.array(packingRunSchema),
  departures: z.array(departureSchema),
});
export type Packing = z.infer<typeof packingSchema>;

export const parcelKindSchema = z.object({ shippingMethod: z.enum(SHIPPING_METHODS) });
export type ParcelKind = z.infer<typeof parcelKindSchema>;

export const startRunSchema = z.object({
  key: bookingKeySchema,
  /**
   * The ids of the orders to put in the new packing run; absent means all orders to pack that do not wait for
   * a payment.
   */
  orderIds: z.array(z.number().int().positive()).min(1).max(MAX_STACK_SIZE).optional(),
  /**
   * The shipping options the packer chose for some orders of the new packing run; the other orders get the
   * options proposed by the shop.
   */
  kinds: z
    .array(parcelKindSchema.extend({ orderId: z.number().int().positive() }))
    .max(MAX_STACK_SIZE)
    .default([]),
});
export type StartRun = z.infer<typeof startRunSchema>;

export const changeParcelSchema = z.object({ packed: z.boolean() });

/** The text that the barcode scanner typed: a tracking code, an order number, or the reference of a label. */
export const scanSchema = z.object({ code: z.string().trim().min(1, 'Scan een code').max(200) });

export const departSchema = z.object({ key: bookingKeySchema });

/**
 * Query for the documents of a packing run as one PDF: of all its parcels, or of the parcels named, such as
 * "12,15". A6 is for label printers; on A4 the labels keep their size and share separate sheets.
 */
export const papersQuerySchema = z.object({
  paper: z.enum(['A6', 'A4']).default('A6'),
  parcels: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => new Set(text.split(',').map(Number)))
    .optional(),
});
export type PapersQuery = z.output<typeof papersQuerySchema>;
