// The fields an operator may mend in an abandoned cart, and their rules. A shopper may leave anything open; an operator who
// completes the cart may not. Amounts are not among them: the shop computes them from pack, country and code.

import * as z from 'zod';
import { PACK_CODES } from '#modules/catalog/contract.ts';
import type { Draft } from '#modules/drafts/contract.ts';
import { parseCountry } from '#shared/countries.ts';

const text = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);
const required = (max: number, message: string) => text(max).min(1, message);

/** Never looser than `upsertDraftSchema`, so that what passes here is not refused there. */
export const draftFormSchema = z.object({
  customerName: required(200, 'Naam is verplicht'),
  customerEmail: text(254).pipe(z.email('Voer een geldig e-mailadres in')),
  customerPhone: text(30),
  streetName: required(120, 'Straatnaam is verplicht'),
  houseNumber: required(60, 'Huisnummer is verplicht'),
  houseNumberAddition: text(120),
  postalCode: required(16, 'Postcode is verplicht'),
  city: required(80, 'Plaats is verplicht'),
  country: required(60, 'Land is verplicht'),
  variant: z.enum(PACK_CODES, { error: 'Kies een verpakking' }),
  couponCode: text(60),
  /** What was on screen, so that a change in between is noticed. */
  updatedAt: z.string(),
});
export type DraftForm = z.output<typeof draftFormSchema>;
export type DraftFormInput = z.input<typeof draftFormSchema>;

export function draftFormOf(draft: Draft): DraftFormInput {
  const { customerName, customerEmail, customerPhone, streetName, houseNumber, houseNumberAddition } = draft;
  const { postalCode, city, updatedAt } = draft;
  return {
    ...{ customerName, customerEmail, customerPhone, streetName, houseNumber, houseNumberAddition },
    ...{ postalCode, city, updatedAt },
    country: parseCountry(draft.country) ?? draft.country,
    variant: PACK_CODES.find((code) => code === draft.variant) ?? PACK_CODES[0],
    couponCode: draft.couponCode ?? '',
  };
}
