// The content of a packing slip: articles, recipient and shipping method. A slip shows no prices, because a
// parcel may be a present.

export type PackingSlip = {
  shop: { brand: string; lines: string[]; email: string; website: string };
  orderNumber: string;
  /** The order date printed on the packing slip, in the shop's time zone, such as 2026-11-20. */
  orderedOn: string;
  /**
   * The time of the order's last change, such as "20 nov, 14:03", printed so that the newer of two packing
   * slips can be recognised; null when the order was never changed.
   */
  changedOn: string | null;
  receiver: string[];
  /**
   * The articles to take from the shelf for this packing slip, the product first, such as "Pot tandpoeder"
   * twice.
   */
  contents: { name: string; quantity: number }[];
  /**
   * The lines of the packing slip with their quantity: the order lines, such as "Tandpoeder – 2 potten", the
   * further articles in the parcel, and the articles that must not be sent along.
   */
  items: string[];
  /**
   * The carrier, service and shipping options of the parcel's label, as printed on the packing slip; null
   * until there is a label.
   */
  shipping: string | null;
  trackingCode: string | null;
  /**
   * Pages of the shop for the person who opens the parcel, each printed on the packing slip as a QR code with
   * its explanation.
   */
  links: { label: string; use: string; url: string }[];
};
