// A new order by hand: for somebody on the phone, who pays behind a link, or something that is sent without money.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type PreparedOrder, prepareOrderSchema } from '#modules/checkout/contract.ts';
import { preparedOrderEndpoints } from '#modules/checkout/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { ask } from '#web/client/ask.ts';
import { makeBookingKey } from '../../../shared/booking-key.ts';
import { DRAFT_LISTS } from '../../../shared/draft-calls.ts';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import { Segments } from './kind-choice.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PackField } from './pack-field.tsx';
import { ReplacementForm } from './replacement-form.tsx';

const KINDS = [
  ['call', 'Betaallink', 'De klant betaalt zelf, achter een link. Daarna is het een bestelling.'],
  ['replacement', 'Vervanging', 'Kost niets: voor iets dat kapot of niet aankwam, of om een andere reden.'],
] as const;
type Kind = (typeof KINDS)[number][0];

export function NewOrderDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>('call');
  const [prepared, setPrepared] = useState<PreparedOrder | null>(null);
  if (prepared) return <LinkDialog prepared={prepared} onClose={onClose} />;
  const choice = <Segments<Kind> choices={KINDS} chosen={kind} onChoose={setKind} />;
  const show = (order: Order) => void navigate(href('/admin/orders/:id', { id: order.id }));
  return kind === 'call' ? (
    <CallForm choice={choice} onPrepared={setPrepared} onClose={onClose} />
  ) : (
    <ReplacementForm choice={choice} onPlaced={show} onClose={onClose} />
  );
}

type CallFormProps = { choice: React.ReactNode; onPrepared(order: PreparedOrder): void; onClose(): void };

function CallForm({ choice, onPrepared, onClose }: CallFormProps) {
  const [key] = useState(makeBookingKey);
  return (
    <FormDialog
      title="Nieuwe bestelling"
      size="large"
      schema={prepareOrderSchema}
      start={{ ...NOBODY, key, variant: '2x', couponCode: '', mail: true }}
      save={async (body) => onPrepared(await ask(preparedOrderEndpoints.prepare, { body }))}
      invalidates={[DRAFT_LISTS, ['outbox']]}
      failed="De betaallink is niet gemaakt"
      submitLabel="Betaallink maken"
      onClose={onClose}
    >
      {choice}
      <fieldset className="form-section">
        <legend>Bestelling</legend>
        <div className="form-grid">
          <PackField />
          <TextField name="couponCode" label="Kortingscode (optioneel)" />
          <SwitchField name="mail" label="De link naar de klant mailen" />
        </div>
      </fieldset>
      <RecipientSections withOldAddress={false} />
    </FormDialog>
  );
}
