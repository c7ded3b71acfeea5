// The preview of a change before it is saved, computed by the server: the new total, the difference to pay or
// refund, and the invoices and credit notes that will be issued.

import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { ChangePreview } from '#modules/order-changes/contract.ts';
import type { Order } from '#modules/orders/contract.ts';
import { amountText, dayText } from '../../../format.ts';
import { SelectField } from '../../../ui/form/choice-fields.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import { useDebouncedValue } from '../../../ui/form/use-debounced-value.ts';
import { refusalText } from '../../../ui/refusal-text.ts';
import { EDIT_LABELS } from '../edit/edit-labels.ts';
import type { EditForm } from '../edit/edit-order-form.ts';
import { changePreviewQuery } from './change-calls.ts';
import { chargeChanges } from './charge-changes.ts';

export function ChangePreviewPanel({ order }: { order: Order }) {
  const form = useWatch<EditForm>();
  const debouncedChange = useDebouncedValue(chargeChanges(form, order));
  const { data, error, isFetching } = useQuery({
    ...changePreviewQuery(order.id, debouncedChange ?? {}),
    enabled: debouncedChange !== null,
  });
  if (debouncedChange === null) return null;
  const settles = data?.outcome !== 'papers' && data?.outcome !== 'nothing';
  return (
    <>
      {data?.needsReason ? <TextField name="reason" label={EDIT_LABELS.reason} className="span-2" /> : null}
      {data && settles ? (
        <SelectField
          name="settle"
          label={EDIT_LABELS.settle}
          options={[
            ['money', Number(data.total) < Number(data.before) ? 'Terugbetalen' : 'Betaallink mailen'],
            ['none', 'Geen geld'],
          ]}
        />
      ) : null}
      <div
        className="span-all rounded-lg bg-raised px-3 py-2.5"
        role="status"
        aria-busy={isFetching || undefined}
      >
        {error ? <p className="text-danger">{refusalText(error)}</p> : null}
        {data && !error ? <Outcome preview={data} /> : null}
      </div>
    </>
  );
}

function Outcome({ preview }: { preview: ChangePreview }) {
  const { outcome, total, before, papers } = preview;
  if (outcome === 'nothing')
    return (
      <p className="muted">
        Het totaal blijft <span>{amountText(before)}</span>.
      </p>
    );
  return (
    <>
      <p className="font-[650]">
        Nieuw totaal <span>{amountText(total)}</span> · <span>{moneyText(preview)}</span>
      </p>
      <p className="muted">
        <span>
          {outcome === 'payment'
            ? `De klant krijgt een betaallink. De bestelling verandert zodra die betaald is, uiterlijk ${dayText(preview.payUntil?.slice(0, 10) ?? '')}; tot die tijd ligt de voorraad apart.`
            : 'De klant krijgt een mail met wat er anders is.'}
        </span>{' '}
        {papers ? <span>De factuur krijgt een creditnota en een opvolger.</span> : null}
      </p>
    </>
  );
}

function moneyText({ outcome, difference, total, before }: ChangePreview): string {
  const amount = amountText(difference);
  if (outcome === 'payment') return `klant betaalt ${amount} bij`;
  if (outcome === 'refund') return `klant krijgt ${amount} terug`;
  if (outcome === 'papers') return 'er verandert niets aan het bedrag';
  return `${amount} ${Number(total) < Number(before) ? 'minder' : 'meer'}, zonder dat er geld beweegt`;
}
