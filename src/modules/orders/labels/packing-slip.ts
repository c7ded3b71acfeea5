// What a packing slip says: what goes into the box, for whom, and how it travels.
// No prices: a parcel may be a present.

export type PackingSlip = {
  shop: { brand: string; lines: string[]; email: string; website: string };
  orderNumber: string;
  /** A day in the shop's time zone, 2026-11-20. */
  orderedOn: string;
  /** When what was ordered was changed last, "20 nov, 14:03": of two slips the later one holds. */
  changedOn: string | null;
  receiver: string[];
  /** What is to be taken off the shelf, the product first: "Pot tandpoeder" twice. */
  contents: { name: string; quantity: number }[];
  /** What was ordered, each with how many it is: "Tandpoeder – 2 potten". */
  items: string[];
  /** Carrier, service and way of sending, once there is a label. */
  shipping: string | null;
  trackingCode: string | null;
  /** Pages of the shop that whoever opens the box may want, each as a code to scan. */
  links: { label: string; use: string; url: string }[];
};
