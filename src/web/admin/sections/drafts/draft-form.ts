// The fields an operator may mend in an abandoned cart, and their rules. A shopper may leave anything open; an operator who
// completes the cart may not. Amounts are not among them: the shop computes them from pack, country and code.

import * as z from 'zod';
import type { Draft } from '#modules/drafts/contract.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { missingText } from '#shared/recipient/recipient-words.ts';
import { recipientFormOf, recipientFormShape } from '../../shared/recipient/recipient-form.ts';

/** Never looser than `upsertDraftSchema`, so that what passes here is not refused there. */
export const draftFormSchema = z
  .object({
    ...recipientFormShape,
    variant: z.string().min(1, 'Kies een pack').max(20),
    couponCode: z.string().trim().max(60, 'Maximaal 60 tekens'),
    /** What was on screen, so that a change in between is noticed. */
    updatedAt: z.string(),
  })
  .superRefine((draft, context) => {
    for (const path of missingFields(draft, 'order'))
      context.addIssue({ code: 'custom', path: [path], message: missingText(path, draft.country) });
  });
export type DraftFormInput = z.input<typeof draftFormSchema>;

export function draftFormOf(draft: Draft): DraftFormInput {
  return {
    ...recipientFormOf(draft),
    updatedAt: draft.updatedAt,
    variant: draft.variant,
    couponCode: draft.couponCode ?? '',
  };
}
