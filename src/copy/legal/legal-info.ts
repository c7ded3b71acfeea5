// Everything a legal text may name: who the shop is, what it promises, where it delivers. Each comes from the
// settings or from the tables of the shop, so that no date, name or figure is written twice.

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
  /** The terms for withdrawing, for sending back and for paying back, in days. */
  withdrawalDays: number;
  returnDays: number;
  refundDays: number;
  guaranteeDays: number;
  /** Address of the official notice of the legal guarantee; empty without one. */
  guaranteeNotice: string;
  /** Null where the shop shows none. `isCounted`: from its customers' own reviews. */
  rating: { figure: string; count: number; isCounted: boolean } | null;
  carriers: readonly string[];
  zones: readonly DeliveryZone[];
  /** Countries the shop does not send to, by name. */
  notServed: readonly string[];
};

export type DeliveryZone = {
  /**
   * `home`: next working day; elsewhere by ordinary parcel post, `europe` where so many of its countries cost
   * the same.
   */
  kind: 'home' | 'europe' | 'abroad';
  /** Names, or null for "all others". */
  countries: readonly string[] | null;
  /** "€9,95", or null when it is free. */
  fee: string | null;
};

/** Promises of the texts themselves that no setting holds. */
export const promises = {
  warrantyYears: 2,
  changeNoticeDays: 30,
  complaintDays: 14,
  abroadWorkingDays: '3 tot 10',
  longestDeliveryDays: 30,
  moderationHours: 24,
} as const;

/** More names than this are a list, and the row that holds it wants a name of its own. */
export const MAX_NAMED = 6;

/** "Nederland, België en Luxemburg". */
export function enumerated(names: readonly string[]): string {
  return new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(names);
}

export function addressLine({ company }: LegalInfo): string {
  return `${company.address}, ${company.postalCode} ${company.city}, ${company.country}`;
}
