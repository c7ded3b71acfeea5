// The contract of shipping for the browser and other modules: countries with fees, carriers and label
// options. The label options are exactly what the label service sells to this shop.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { CARRIER_NAMES, CARRIERS } from './carriers.ts';

export { CARRIER_NAMES, CARRIERS, type Carrier, trackLink } from './carriers.ts';
export {
  arrivalDay,
  carrierDays,
  deliveryDay,
  HANDLING_DAYS,
  leavesTodayUntil,
  nearbyDeliveryDay,
  promiseChangesAt,
} from './delivery-day.ts';
export { defaultShippingCountries, shippingZone } from './shipping-zones.ts';

export const carrierSchema = z.enum(CARRIERS, { error: 'Carrier is required' });

export const LABEL_CARRIERS = ['postnl', 'dpd', 'dhl', 'ups'] as const;
export const SERVICE_LEVELS = ['standard', 'express', 'next_day'] as const;
export const SHIPPING_METHODS = ['brievenbus', 'pakket'] as const;

/**
 * The options of a shipping label, such as the carrier; an absent option takes its value from
 * `DEFAULT_LABEL_OPTIONS`.
 */
export const labelOptionsSchema = z.object({
  carrier: z.enum(LABEL_CARRIERS).default('postnl'),
  serviceLevel: z.enum(SERVICE_LEVELS).default('standard'),
  shippingMethod: z.enum(SHIPPING_METHODS).default('brievenbus'),
  insurance: z.boolean().default(false),
  signature: z.boolean().default(false),
});
export type LabelOptions = z.infer<typeof labelOptionsSchema>;

export const DEFAULT_LABEL_OPTIONS: LabelOptions = {
  carrier: 'postnl',
  serviceLevel: 'standard',
  shippingMethod: 'brievenbus',
  insurance: false,
  signature: false,
};

export const SERVICE_LEVEL_NAMES: Readonly<Record<LabelOptions['serviceLevel'], string>> = {
  standard: 'Standaard',
  express: 'Express',
  next_day: 'Volgende dag',
};

export const SHIPPING_METHOD_NAMES: Readonly<Record<LabelOptions['shippingMethod'], string>> = {
  brievenbus: 'Brievenbuspakje',
  pakket: 'Pakket',
};

/** Returns the label options as Dutch text, such as "PostNL · Standaard · Brievenbuspakje · verzekerd". */
export function labelOptionsText(options: LabelOptions): string {
  return [
    CARRIER_NAMES[options.carrier],
    SERVICE_LEVEL_NAMES[options.serviceLevel],
    SHIPPING_METHOD_NAMES[options.shippingMethod],
    ...(options.insurance ? ['verzekerd'] : []),
    ...(options.signature ? ['handtekening'] : []),
  ].join(' · ');
}

/**
 * The form with which an operator marks an order as sent. With a blank `trackingUrl`, the tracking link is
 * derived from the code.
 */
export const shipmentInputSchema = z.object({
  carrier: carrierSchema,
  trackingCode: z.string().trim().min(1, 'Tracking code is required').max(80),
  trackingUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).nullish(),
});

/** A country of the shop: Dutch name, shipping fee in cents, and whether the shop sends there. */
export const shippingCountrySchema = z.object({
  code: z.string().length(2),
  name: z.string(),
  fee: asCents(z.number().int().nonnegative()),
  enabled: z.boolean(),
});
export type ShippingCountryView = z.infer<typeof shippingCountrySchema>;

/** The body of a change to a shipping country: its fee in cents, and whether the shop sends there. */
export const shippingCountryUpdateSchema = z.object({
  fee: z.number().int().min(0).max(100_000).optional(),
  enabled: z.boolean().optional(),
});
export type ShippingCountryUpdate = z.infer<typeof shippingCountryUpdateSchema>;
