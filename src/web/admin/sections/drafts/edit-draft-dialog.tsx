// The dialog that edits an abandoned cart. When the customer changed the cart at the same time, the dialog
// reports a conflict and keeps both texts.

import * as z from 'zod';
import type { Draft } from '#modules/drafts/contract.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import { eachField, missingFields } from '#shared/recipient/recipient.ts';
import { missingText, recipientLabel } from '#shared/recipient/recipient-labels.ts';
import { send } from '#web/client/request.ts';
import { amountText } from '../../format.ts';
import { PackField } from '../../shared/catalog/pack-field.tsx';
import { fetchDraftPage } from '../../shared/draft-calls.ts';
import { recipientFormOf, recipientFormShape } from '../../shared/recipient/recipient-form.ts';
import { RecipientSections } from '../../shared/recipient/recipient-sections.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { TextField } from '../../ui/form/text-fields.tsx';

/**
 * The validation of the form that edits an abandoned cart. It is at least as strict as `upsertDraftSchema`,
 * so the server accepts every value that passes.
 */
const draftFormSchema = z
  .object({
    ...recipientFormShape,
    variant: z.string().min(1, 'Kies een pack').max(20),
    couponCode: z.string().trim().max(60, 'Maximaal 60 tekens'),
    /**
     * Of the form that edits an abandoned cart: the time at which the cart on screen was last changed. The
     * server refuses the edit when the stored cart has a later time.
     */
    updatedAt: z.string(),
  })
  .superRefine((draft, context) => {
    for (const path of missingFields(draft, 'order'))
      context.addIssue({ code: 'custom', path: [path], message: missingText(path, draft.country) });
  });
type DraftFormInput = z.input<typeof draftFormSchema>;

function draftFormOf(draft: Draft): DraftFormInput {
  return {
    ...recipientFormOf(draft),
    updatedAt: draft.updatedAt,
    variant: draft.variant,
    couponCode: draft.couponCode ?? '',
  };
}

const LABELS = {
  ...eachField((field) => recipientLabel(field)),
  variant: 'Pack',
  couponCode: 'Kortingscode (optioneel)',
} as const satisfies Partial<Record<keyof Draft, string>>;

export function EditDraftDialog({ row: draft, onClose }: { row: Draft; onClose(): void }) {
  return (
    <FormDialog
      title={`Winkelmandje #${draft.id} bewerken`}
      intro={draft.customerName || draft.customerEmail}
      size="large"
      schema={draftFormSchema}
      start={draftFormOf(draft)}
      save={(body) => send(draftEndpoints.change, { params: { id: draft.id }, body })}
      invalidates={[['drafts']]}
      {...recordMessages('Draft order', 'updated')}
      conflict={{ labels: LABELS, fetchNewest: async () => draftFormOf(await fetchNewestDraft(draft)) }}
      onClose={onClose}
    >
      <RecipientSections withOldAddress={false} />
      <fieldset className="form-section">
        <legend>Bestelling</legend>
        <div className="form-grid">
          <PackField label={LABELS.variant} currentVariant={draft.variant} />
          <TextField name="couponCode" label={LABELS.couponCode} spellCheck={false} />
          <Amounts draft={draft} />
        </div>
      </fieldset>
    </FormDialog>
  );
}

function Amounts({ draft }: { draft: Draft }) {
  return (
    <p className="muted span-all">
      Totaal <span>{amountText(draft.total)}</span>, waarvan <span>{amountText(draft.shippingCost)}</span>{' '}
      verzending, na <span>{amountText(draft.discount)}</span> korting. De winkel rekent dit opnieuw uit als
      je opslaat.
    </p>
  );
}

// The search finds ids first, so the cart is among the first results.
async function fetchNewestDraft(draft: Draft): Promise<Draft> {
  const page = await fetchDraftPage(new URLSearchParams({ q: `#${draft.id}`, limit: '50' }));
  return page.items.find(({ id }) => id === draft.id) ?? draft;
}
