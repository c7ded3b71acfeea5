// The data that legal texts may mention: the company, its promises, its delivery zones. Everything comes from
// the settings or the tables of the shop, so no date, name or figure is written twice.

export type LegalInfo = {
  brand: string;
  product: string;
  company: {
    legalName: string;
    address: string;
    postalCode: string;
    city: string;
    country: string;
    kvkNumber: string;
    vatId: string;
    email: string;
    phone: string;
  };
  delivery: { cutOff: string; windowFrom: string; windowUntil: string };
  support: { from: string; until: string; answerHours: number };
  /** Number of days after delivery in which a customer may withdraw from the purchase. */
  withdrawalDays: number;
  /** Number of days after a withdrawal in which the customer must send the goods back. */
  returnDays: number;
  /** Number of days after a withdrawal in which the shop refunds the money. */
  refundDays: number;
  guaranteeDays: number;
  /** URL of the official notice of the legal guarantee; empty when the shop has not uploaded it. */
  guaranteeNotice: string;
  /**
   * The rating the shop shows: the formatted average `figure` and the number of reviews `count`; null when
   * the shop shows none. `isCounted` is true in a live shop, where both are computed from reviews of its own
   * customers; false in test mode.
   */
  rating: { figure: string; count: number; isCounted: boolean } | null;
  carriers: readonly string[];
  zones: readonly DeliveryZone[];
  /** Names of the countries the shop does not deliver to. */
  notServed: readonly string[];
};

export type DeliveryZone = {
  /**
   * Kind of a delivery zone. `home`: delivery on the next working day. `europe` and `abroad`: ordinary parcel
   * post; `europe` when many European countries share one fee.
   */
  kind: 'home' | 'europe' | 'abroad';
  /** Dutch names of the countries in a delivery zone; null for the zone of all other countries. */
  countries: readonly string[] | null;
  /** Formatted shipping fee of a delivery zone, such as "€9,95"; null when shipping is free. */
  fee: string | null;
};

/**
 * Fixed terms in the legal texts, which an owner cannot change in the settings; each name states its unit.
 */
export const promises = {
  warrantyYears: 2,
  changeNoticeDays: 30,
  complaintDays: 14,
  abroadWorkingDays: '3 tot 10',
  longestDeliveryDays: 30,
  moderationHours: 24,
} as const;

/**
 * Maximum number of countries named in one row of a legal table. A row of more countries has a general name,
 * and the reader unfolds the list of them.
 */
export const MAX_NAMED = 6;

/** Joins names into a Dutch enumeration: "Nederland, België en Luxemburg". */
export function enumerated(names: readonly string[]): string {
  return new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(names);
}

export function addressLine({ company }: LegalInfo): string {
  return `${company.address}, ${company.postalCode} ${company.city}, ${company.country}`;
}
