// Packing as the API carries it: what is to be packed, the stacks that were begun, and what was just said to
// be sent.

import * as z from 'zod';
import { labelOptionsSchema, SHIPPING_METHODS } from '#modules/shipping/contract.ts';
import { bookingKeySchema } from '#modules/stock/contract.ts';

/** What fits into one stack, and so into one file to print. */
export const MAX_STACK_SIZE = 100;

/** Why a parcel must not leave (any more). */
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

/** `there` had its label, or a code from elsewhere, before the stack was begun. */
export const parcelLabels = ['waiting', 'made', 'there', 'failed'] as const;

/** An order as who packs it needs it: no amounts, and of its customer the name and the place. */
export const packableSchema = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  customerName: z.string(),
  city: z.string(),
  country: z.string(),
  /** What is really to be packed, the product first. */
  contents: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** What its customer wanted no more before it left. */
  leftOut: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** Of the product. */
  pieces: z.number().int(),
  options: labelOptionsSchema,
  /** Grams, with its packaging. */
  weight: z.number().int(),
  flags: z.array(z.string()),
  /** Why it is in no stack unless it is named: its customer has a difference to pay. */
  waitsFor: z.enum(['difference']).nullable(),
  orderedAt: z.string(),
});
export type Packable = z.infer<typeof packableSchema>;

export const parcelSchema = packableSchema.extend({
  id: z.number().int(),
  label: z.enum(parcelLabels),
  trackingCode: z.string().nullable(),
  /** Why there is no label (yet). */
  failure: z.string().nullable(),
  packedAt: z.string().nullable(),
  packedBy: z.string().nullable(),
  /**
   * Its order was changed after its papers were asked for: a slip of before says something else. Null when it
   * was not.
   */
  changedAt: z.string().nullable(),
  /** Said to be sent a moment ago. */
  isLeaving: z.boolean(),
  stop: z.enum(stopReasons).nullable(),
});
export type PackedParcel = z.infer<typeof parcelSchema>;

export const packingRunSchema = z.object({
  id: z.number().int(),
  startedAt: z.string(),
  startedBy: z.string(),
  /** In the order in which its papers lie. */
  parcels: z.array(parcelSchema),
});
export type PackingRun = z.infer<typeof packingRunSchema>;

export const departureSchema = z.object({
  id: z.number().int(),
  actor: z.string(),
  parcels: z.number().int(),
  /** Milliseconds in which it can still be taken back; 0 when it is on its way. */
  undoFor: z.number().int(),
});
export type Departure = z.infer<typeof departureSchema>;

export const packingSchema = z.object({
  service: z.enum(['sendy', 'offline']),
  /** In picking order; what does not fit into one stack waits for the next. */
  toPack: z.array(packableSchema),
  /** All that is to be sent, in a stack or not; beyond 1000 it is not counted. */
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
  /** When left out, every order to be packed that waits for nothing. */
  orderIds: z.array(z.number().int().positive()).min(1).max(MAX_STACK_SIZE).optional(),
  /** Where another kind of parcel was chosen than the measures propose. */
  kinds: z
    .array(parcelKindSchema.extend({ orderId: z.number().int().positive() }))
    .max(MAX_STACK_SIZE)
    .default([]),
});
export type StartRun = z.infer<typeof startRunSchema>;

export const changeParcelSchema = z.object({ packed: z.boolean() });

/** What a scanner typed: the code on the label, an order number, or the name of the label. */
export const scanSchema = z.object({ code: z.string().trim().min(1, 'Scan een code').max(200) });

export const departSchema = z.object({ key: bookingKeySchema });

/**
 * One file for all of a stack, or for the parcels named: "12,15". A6 for label printers; on A4 a label is as
 * large and on a sheet of its own.
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
