// The contract of the settings, by section, with the validation of each field. A change contains only the
// changed fields; an unknown field name is refused.

import * as z from 'zod';
import { isIban, plainIban } from '#shared/bank/iban.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';

const line = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);
const required = (max: number) => line(max).min(1, 'Dit veld is verplicht');
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Gebruik een tijd zoals 16:00');
const between = (min: number, max: number, message = `Vul een getal in van ${min} tot en met ${max}`) =>
  z.number(message).min(min, message).max(max, message);
const wholeBetween = (min: number, max: number) => {
  const message = `Vul een heel getal in van ${min} tot en met ${max}`;
  return between(min, max, message).int(message);
};
const wholeDays = wholeBetween(1, 365);
const email = emailAddress('Voer een geldig e-mailadres in');
const webAddress = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/ }).max(300)],
  'Vul een volledig webadres in, of laat dit leeg',
);
const emptyOr = (pattern: RegExp, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || pattern.test(text), message);

const brand = z.strictObject({ name: required(40) });

const company = z.strictObject({
  legalName: required(120),
  /** Street and number of the company's visiting address. */
  address: required(120),
  postalCode: required(16),
  city: required(80),
  country: required(60),
  kvkNumber: z.string().regex(/^\d{8}$/, 'Een KvK-nummer heeft 8 cijfers'),
  vatId: z.string().regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'Gebruik een btw-id zoals NL123456789B01'),
  email,
  phone: required(30),
});

/** The bank account for orders paid by bank transfer. */
const bank = z.strictObject({
  /** IBAN of the shop for orders paid by bank transfer; empty until the shop accepts them. */
  iban: z
    .string()
    .overwrite(plainIban)
    .refine((text) => text === '' || isIban(text), 'Dit is geen geldig IBAN'),
  /** Name of the shop's account holder at the bank; when empty, the legal name of the company. */
  accountName: line(70),
  /** Number of days within which a customer must pay a bank order. */
  payWithinDays: wholeBetween(1, 30),
});

/**
 * The producer responsible for the product's safety, with postal address and e-mail address, shown with every
 * offer (Reg. (EU) 2023/988, art. 19).
 */
const producer = z.strictObject({ name: required(120), address: required(200), email });

const social = z.strictObject({
  instagram: webAddress,
  facebook: webAddress,
  tiktok: webAddress,
  youtube: webAddress,
  pinterest: webAddress,
});

/**
 * The promises and figures in marketing texts. The rating here is a claim of the owner and is never used in
 * structured data.
 */
const claims = z.strictObject({
  rating: between(1, 5).multipleOf(0.1, 'Hoogstens één cijfer achter de komma'),
  ratingCount: wholeBetween(0, 10_000_000),
  checkoutRatingCount: line(20),
  satisfiedCustomers: wholeBetween(0, 10_000_000),
  guaranteeDays: wholeDays,
  moneyBackDays: wholeDays,
  resultDays: wholeDays,
});

const delivery = z.strictObject({
  /**
   * Time of day (Europe/Amsterdam) of the cut-off: orders placed before it on a working day are sent that
   * day.
   */
  cutOff: clockTime,
  windowFrom: clockTime,
  windowUntil: clockTime,
});

const support = z.strictObject({
  from: clockTime,
  until: clockTime,
  answerHours: wholeBetween(1, 168),
});

const analytics = z.strictObject({
  googleAnalyticsId: emptyOr(/^G-[A-Z0-9]{4,16}$/, 'Gebruik een meet-id zoals G-ABC1234567'),
  tagManagerId: emptyOr(/^GTM-[A-Z0-9]{4,12}$/, 'Gebruik een container-id zoals GTM-ABC1234'),
  googleAdsId: emptyOr(/^AW-\d{6,14}$/, 'Gebruik een conversie-id zoals AW-123456789'),
  /** Conversion label of Google Ads for a purchase: the part after the slash in `AW-…/label`. */
  googleAdsLabel: emptyOr(/^[\w-]{5,60}$/, 'Gebruik een conversielabel zoals AbC-D_efG-h12_34-567'),
});

const checkout = z.strictObject({ form: z.enum(['accordion', 'compact']) });

/**
 * The setting for VAT. `oss` is true when the shop uses the Union One Stop Shop: consumers in the Union then
 * pay the VAT rate of their own country.
 */
const vat = z.strictObject({ oss: z.boolean() });

/**
 * Legal information that must be shown in a prescribed form before the purchase: the official notice of the
 * legal guarantee.
 */
const legal = z.strictObject({
  /**
   * Path of the library image with the official notice of the legal guarantee (Reg. (EU) 2025/1960); empty
   * until uploaded.
   */
  guaranteeNotice: emptyOr(
    /^\/media\/[0-9a-f]{32}-\d{1,4}x\d{1,5}\/\d{1,4}\.(webp|avif)$/,
    'Upload de afbeelding, of kies hem uit de bibliotheek',
  ),
});

const countdown = z.strictObject({
  enabled: z.boolean(),
  /**
   * What the shop's countdown counts down to: midnight, or today's cut-off for dispatch. `midnight` is used
   * in test mode only; a live shop always counts down to the cut-off.
   */
  until: z.enum(['midnight', 'dispatch'], 'Kies waar de klok naar aftelt'),
});

const reviews = z.strictObject({
  invitationEnabled: z.boolean(),
  /** Number of days between the delivery of an order and its review request. */
  invitationDays: wholeBetween(1, 90),
});

/**
 * The notices to operators: one switch per kind. A kind that is on is sent immediately, otherwise it appears
 * in the daily digest.
 */
const notifications = z.strictObject({
  /** Mail address for notices to operators; when empty, the notices go to the address of the company. */
  email: z.union([z.literal(''), email], 'Voer een geldig e-mailadres in'),
  newOrder: z.boolean(),
  lowStock: z.boolean(),
  dispute: z.boolean(),
  refundFailed: z.boolean(),
  unexplainedPayment: z.boolean(),
  labelRefused: z.boolean(),
  mailFailed: z.boolean(),
  webhookSilent: z.boolean(),
  backupLate: z.boolean(),
  withdrawalDue: z.boolean(),
  /**
   * True when operators get the digest every morning at eight: pending work, and the notices that were not
   * sent immediately.
   */
  digest: z.boolean(),
});

/** The default packaging and carrier of a parcel. */
const parcel = z.strictObject({
  carrier: z.enum(['postnl', 'dpd', 'dhl', 'ups'], 'Kies een vervoerder'),
  /** Thickness in millimetres that the packaging of a parcel adds to its thickest piece. */
  packagingThickness: wholeBetween(0, 200),
  /** Weight of the packaging of a parcel in grams. */
  packagingWeight: wholeBetween(0, 5000),
});

/** The evidence for the shop's claims; must be filled in before live mode, and only operators see it. */
const evidence = z.strictObject({
  /** Where the proof of the shop's marketing claims is stored, and its date. */
  claims: line(2000),
  /**
   * How and when the number of satisfied customers was counted; a live shop shows the number only when this
   * is filled in.
   */
  satisfiedCustomers: line(2000),
  /**
   * The proof that the countdown shown in the shop is true, such as the time at which parcels are handed to
   * the carrier.
   */
  countdown: line(1000),
  /** Who reviewed the shop's legal texts and its withdrawal texts, and when. */
  textsReviewed: line(200),
});

const writing = z.strictObject({
  /**
   * Maximum number of tokens (units of text of the language model) that articles may use per day at the text
   * service; 0 switches the service off.
   */
  dailyTokens: wholeBetween(0, 10_000_000),
});

const media = z.strictObject({
  /** Number of days an unused picture stays in the picture library; 0 keeps all pictures. */
  keepUnusedDays: wholeBetween(0, 3650),
});

export const settingsSections = {
  brand,
  company,
  bank,
  producer,
  social,
  claims,
  delivery,
  support,
  analytics,
  checkout,
  vat,
  countdown,
  reviews,
  writing,
  media,
  parcel,
  notifications,
  evidence,
  legal,
};

export const settingsSchema = z.strictObject(settingsSections);
export type Settings = z.infer<typeof settingsSchema>;

/**
 * The body of PUT /api/admin/settings: any fields of any section. `seen` contains the values the editor
 * started from. If one of those values has changed since, nothing is stored (409 `edit_conflict`). Without
 * `seen`, current values are overwritten.
 */
export const updateSettingsSchema = z.strictObject({
  brand: brand.partial().optional(),
  /**
   * A removed section: the product name is now a field of the product, so a request with this section is
   * refused with a Dutch message.
   */
  product: z.never('De naam staat bij het product: Producten, bewerken.').optional(),
  company: company.partial().optional(),
  bank: bank.partial().optional(),
  producer: producer.partial().optional(),
  social: social.partial().optional(),
  claims: claims.partial().optional(),
  delivery: delivery.partial().optional(),
  support: support.partial().optional(),
  analytics: analytics.partial().optional(),
  checkout: checkout.partial().optional(),
  vat: vat.partial().optional(),
  countdown: countdown.partial().optional(),
  reviews: reviews.partial().optional(),
  writing: writing.partial().optional(),
  media: media.partial().optional(),
  parcel: parcel.partial().optional(),
  notifications: notifications.partial().optional(),
  evidence: evidence.partial().optional(),
  legal: legal.partial().optional(),
  seen: settingsSchema.partial().optional(),
});
/* What is about money, says on invoices who is paid, promises something in the name of the shop, brings
   scripts of others into it or decides who is told: nobody but an owner changes it. */
const OWNER_SECTIONS: readonly string[] = [
  'company',
  'bank',
  'vat',
  'writing',
  'analytics',
  'notifications',
  'claims',
  'legal',
] satisfies readonly (keyof typeof settingsSections)[];

export const isOwnerSection = (section: string): boolean => OWNER_SECTIONS.includes(section);

export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

/**
 * The settings that any visitor may see: all but those for operators only, and without the figures of reviews
 * and customers.
 */
export type PublicSettings = Omit<
  Settings,
  'bank' | 'notifications' | 'reviews' | 'evidence' | 'writing' | 'media' | 'parcel' | 'claims'
> & { claims: Pick<Settings['claims'], 'guaranteeDays' | 'moneyBackDays' | 'resultDays'> };

export * from './saved-view-contract.ts';
