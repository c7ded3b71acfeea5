// Everything the operator can decide in the back-office, in sections, with the rules of each field.
// A change names only what it changes; unknown names are refused, so a typing error never passes for success.

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
  /** Street and number of the visiting address. */
  address: required(120),
  postalCode: required(16),
  city: required(80),
  country: required(60),
  kvkNumber: z.string().regex(/^\d{8}$/, 'Een KvK-nummer heeft 8 cijfers'),
  vatId: z.string().regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'Gebruik een btw-id zoals NL123456789B01'),
  email,
  phone: required(30),
});

/** Where money by bank goes, for orders that are paid that way. */
const bank = z.strictObject({
  /** Empty until the shop takes money by bank. */
  iban: z
    .string()
    .overwrite(plainIban)
    .refine((text) => text === '' || isIban(text), 'Dit is geen geldig IBAN'),
  /** As the bank knows it; empty is the legal name. */
  accountName: line(70),
  /** How long an order waits for its money. */
  payWithinDays: wholeBetween(1, 30),
});

/** Who answers for the safety of the product; shown with every offer (Reg. (EU) 2023/988, art. 19). */
const producer = z.strictObject({ name: required(120), address: required(200), email });

const social = z.strictObject({
  instagram: webAddress,
  facebook: webAddress,
  tiktok: webAddress,
  youtube: webAddress,
  pinterest: webAddress,
});

/** What the shop promises and claims. The rating is a claim; structured data never uses it. */
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
  /** Ordered before this time on a working day: sent the same day. Europe/Amsterdam. */
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
  /** Of the conversion that a purchase is: what stands behind the slash in `AW-…/label`. */
  googleAdsLabel: emptyOr(/^[\w-]{5,60}$/, 'Gebruik een conversielabel zoals AbC-D_efG-h12_34-567'),
});

const checkout = z.strictObject({ form: z.enum(['accordion', 'compact']) });

/** Union One Stop Shop: on, consumers in the Union pay the rate of their own country. */
const vat = z.strictObject({ oss: z.boolean() });

/**
 * What has to be shown before the contract and is nobody's to word: the official graphic of the guarantee of
 * the law.
 */
const legal = z.strictObject({
  /** Of the library; empty until it is uploaded (Reg. (EU) 2025/1960). */
  guaranteeNotice: emptyOr(
    /^\/media\/[0-9a-f]{32}-\d{1,4}x\d{1,5}\/\d{1,4}\.(webp|avif)$/,
    'Upload de afbeelding, of kies hem uit de bibliotheek',
  ),
});

const countdown = z.strictObject({
  enabled: z.boolean(),
  /**
   * Midnight counts in test mode only; a live shop counts to the moment until which today's parcels leave.
   */
  until: z.enum(['midnight', 'dispatch'], 'Kies waar de klok naar aftelt'),
});

const reviews = z.strictObject({
  invitationEnabled: z.boolean(),
  /** Days after delivery. */
  invitationDays: wholeBetween(1, 90),
});

/** A switch for each kind of notice: told at once, or in the mail of the morning. */
const notifications = z.strictObject({
  /** Where the shop tells the operator of orders and faults; empty means the company's own address. */
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
  /** What waits, and what was not told at once, every morning at eight. */
  digest: z.boolean(),
});

/**
 * What goes around the articles of an order, and by whom parcels travel unless somebody chooses otherwise.
 */
const parcel = z.strictObject({
  carrier: z.enum(['postnl', 'dpd', 'dhl', 'ups'], 'Kies een vervoerder'),
  /** Millimetres that the packaging adds to the thickest piece. */
  packagingThickness: wholeBetween(0, 200),
  /** Grams. */
  packagingWeight: wholeBetween(0, 5000),
});

/** What backs up what the shop says; asked for before live mode, shown to nobody outside. */
const evidence = z.strictObject({
  /** Where the proof of the claims is kept, and of when it is. */
  claims: line(2000),
  /** How and when satisfied customers were counted; a live shop says their number only with it. */
  satisfiedCustomers: line(2000),
  /** Why the countdown is true: when orders are really handed over. */
  countdown: line(1000),
  /** Who read the legal texts and the withdrawal texts, and when. */
  textsReviewed: line(200),
});

const writing = z.strictObject({
  /** What articles may cost a day at a text service, in its own tokens; 0 stops it. */
  dailyTokens: wholeBetween(0, 10_000_000),
});

const media = z.strictObject({
  /** Days a picture stays in the library that nothing shows; 0 keeps all. */
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
 * Body of PUT /api/admin/settings: any part of any section. `seen` is what the editor started from: when that
 * is not how it is now, nothing is changed (409 `edit_conflict`). A program that sends none overwrites
 * knowingly.
 */
export const updateSettingsSchema = z.strictObject({
  brand: brand.partial().optional(),
  /** Until it moved to the product itself; said, so that nobody believes to have changed it. */
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

/** What any visitor may know; the rest stays in the back-office. */
export type PublicSettings = Omit<
  Settings,
  'bank' | 'notifications' | 'reviews' | 'evidence' | 'writing' | 'media' | 'parcel' | 'claims'
> & { claims: Pick<Settings['claims'], 'guaranteeDays' | 'moneyBackDays' | 'resultDays'> };

export * from './saved-view-contract.ts';
