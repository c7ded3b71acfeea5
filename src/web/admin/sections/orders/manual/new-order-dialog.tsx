// The dialog for an order entered by an operator: an order for a customer on the phone, paid by link or bank
// transfer, or a replacement of € 0.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type PreparedOrder, prepareOrderSchema } from '#modules/checkout/contract.ts';
import { preparedOrderEndpoints } from '#modules/checkout/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { request } from '#web/client/request.ts';
import { DRAFT_LISTS } from '../../../shared/draft-calls.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { BankForm } from '../bank-transfer/bank-form.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OrderFields } from './order-fields.tsx';
import { OrderKindSelect } from './order-kind-select.tsx';
import { ReplacementForm } from './replacement-form.tsx';

const KINDS = [
  ['call', 'Betaallink', 'De klant betaalt zelf, achter een link. Daarna is het een bestelling.'],
  ['bank', 'Per bank', 'De klant krijgt een proformafactuur. Boek je het geld, dan is het een bestelling.'],
  ['replacement', 'Vervanging', 'Kost niets: voor iets dat kapot of niet aankwam, of om een andere reden.'],
] as const;
type Kind = (typeof KINDS)[number][0];

/** The dialog for a new order, opened with bank transfer selected. */
export const NewBankOrderDialog = ({ onClose }: { onClose(): void }) => (
  <NewOrderDialog first="bank" onClose={onClose} />
);

export function NewOrderDialog({ first = 'call', onClose }: { first?: Kind; onClose(): void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>(first);
  const [prepared, setPrepared] = useState<PreparedOrder | null>(null);
  if (prepared) return <LinkDialog prepared={prepared} onClose={onClose} />;
  const choice = <OrderKindSelect<Kind> choices={KINDS} chosen={kind} onChoose={setKind} />;
  const show = (order: Order) => void navigate(href('/admin/orders/:id', { id: order.id }));
  if (kind === 'bank') return <BankForm choice={choice} onClose={onClose} />;
  return kind === 'call' ? (
    <CallForm choice={choice} onPrepared={setPrepared} onClose={onClose} />
  ) : (
    <ReplacementForm choice={choice} onPlaced={show} onClose={onClose} />
  );
}

type CallFormProps = { choice: React.ReactNode; onPrepared(order: PreparedOrder): void; onClose(): void };

function CallForm({ choice, onPrepared, onClose }: CallFormProps) {
  const [key] = useState(createIdempotencyKey);
  return (
    <FormDialog
      title="Nieuwe bestelling"
      size="large"
      schema={prepareOrderSchema}
      start={{ ...NOBODY, key, variant: '', couponCode: '', mail: true }}
      save={async (body) => onPrepared(await request(preparedOrderEndpoints.prepare, { body }))}
      invalidates={[DRAFT_LISTS, ['outbox']]}
      failed="De betaallink is niet gemaakt"
      submitLabel="Betaallink maken"
      onClose={onClose}
    >
      {choice}
      <OrderFields>
        <SwitchField name="mail" label="De link naar de klant mailen" />
      </OrderFields>
    </FormDialog>
  );
}
