// The fields of a cancellation: money, stock, label and mail. When only one answer is possible, a sentence
// replaces the field.

import { useWatch } from 'react-hook-form';
import type { CancelQuestion } from '#modules/returns/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { amountText, countText } from '../../../format.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { EuroField, TextField } from '../../../ui/form/text-fields.tsx';
import { buttonText, type CancelForm, hasWithdrawableLabel, totalRefundable } from './cancel-form.ts';

type CancelFieldsProps = { questions: readonly CancelQuestion[] };

export function CancelFields({ questions }: CancelFieldsProps) {
  const [one] = questions.length === 1 ? questions : [];
  return (
    <div className="form-stack">
      <MoneyFields questions={questions} />
      {outText(questions) ? (
        <SwitchField name="restock" label={`${outText(questions)} weer op voorraad`} />
      ) : null}
      {questions.some(hasWithdrawableLabel) ? (
        <SwitchField name="takeLabelBack" label={labelText(questions)} />
      ) : null}
      {one?.wasSent ? (
        <p className="field-hint">
          Dit pakket is al verzonden{one.label ? <span>, dus het label blijft</span> : null}
          <span>. Komt het terug, maak dan liever een retour.</span>
        </p>
      ) : null}
      {questions.some(({ couponCode, wasSent }) => couponCode && !wasSent) ? (
        <p className="field-hint">De kortingscode telt dit gebruik niet meer mee.</p>
      ) : null}
      <TextField
        name="reason"
        label="Reden (optioneel)"
        hint="De klant leest dit in de mail en op de creditnota."
      />
      {questions.some(({ reachable }) => reachable) ? (
        <SwitchField name="notifyCustomer" label="Klant een mail sturen" />
      ) : null}
    </div>
  );
}

function MoneyFields({ questions }: CancelFieldsProps) {
  const givesBack: unknown = useWatch({ name: 'givesBack' });
  const [one] = questions.length === 1 ? questions : [];
  if (one?.disputed)
    return <p className="field-hint">De klant betwist de betaling bij de bank: terugbetalen kan nu niet.</p>;
  if (totalRefundable(questions) === 0)
    return <p className="field-hint">Er is niets meer terug te betalen.</p>;
  if (!one)
    return (
      <SwitchField
        name="givesBack"
        label={`Alles terugbetalen: ${formatEuro(totalRefundable(questions))}`}
        focus
      />
    );
  return (
    <>
      <SwitchField name="givesBack" label="Geld terugbetalen" focus />
      {givesBack === true ? (
        <EuroField
          name="amount"
          label="Bedrag"
          hint={`Van de ${amountText(one.paid)} kan nog ${amountText(one.refundable)} terug.`}
        />
      ) : (
        <p className="field-hint">De klant heeft betaald en krijgt met deze annulering niets terug.</p>
      )}
    </>
  );
}

/**
 * Names the goods that a cancellation can put back in stock: "2 × Pot tandpoeder, 1 × Bamboe tandenborstel".
 * When several orders are cancelled, goods of sent orders are left out, because those come back through a
 * return.
 */
function outText(questions: readonly CancelQuestion[]): string {
  const pieces = new Map<string, number>();
  const booked = questions.length === 1 ? questions : questions.filter(({ wasSent }) => !wasSent);
  for (const { name, quantity } of booked.flatMap(({ out }) => out))
    pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  return [...pieces].map(([name, quantity]) => `${countText(quantity)} × ${name}`).join(', ');
}

function labelText(questions: readonly CancelQuestion[]): string {
  const labels = questions.filter(hasWithdrawableLabel);
  const [one] = labels;
  if (labels.length > 1) return `${countText(labels.length)} labels intrekken`;
  return `Label ${one?.label?.trackingCode ?? 'dat nog gemaakt wordt'} intrekken`;
}

export function CancelButtonText({ questions }: CancelFieldsProps) {
  const [givesBack, amount]: unknown[] = useWatch({
    name: ['givesBack', 'amount'] satisfies (keyof CancelForm)[],
  });
  return buttonText(questions, { givesBack: givesBack === true, amount: String(amount ?? '') });
}
