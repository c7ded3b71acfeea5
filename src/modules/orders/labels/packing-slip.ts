// What a packing slip says: what goes into the box, for whom, and how it travels.
// No prices: a parcel may be a present.

export type PackingSlip = {
  shop: { brand: string; lines: string[]; email: string; website: string };
  orderNumber: string;
  /** A day in the shop's time zone, 2026-11-20. */
  orderedOn: string;
  receiver: string[];
  items: { description: string; quantity: number }[];
  /** Carrier, service and way of sending, once there is a label. */
  shipping: string | null;
  trackingCode: string | null;
};
