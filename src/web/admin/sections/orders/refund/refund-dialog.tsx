// The refund dialog: amount, reason and consequences. The button states the amount.

import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { formatDay } from '#modules/orders/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogForm, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { amountText } from '../../../format.ts';
import { Field } from '../../../ui/field.tsx';
import { WithUnit } from '../../../ui/form/text-fields.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { refundRefusal, useRefund } from './refund-calls.ts';
import { type QuickAmount, quickAmounts, readRefundAmount } from './refund-form.ts';

const BY_BANK =
  'Wat per bank kwam, maak je zelf terug over. Meld dat daarna bij de bestelling; dan krijgt de klant de creditnota.';

export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose(): void }) {
  const refund = useRefund(order.id);
  const withdrawal = order.withdrawals.find(({ settledBy }) => settledBy === null) ?? null;
  const [text, setText] = useState(() => quickAmounts(order)[0]?.text ?? '');
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(false);
  const [settles, setSettles] = useState(withdrawal !== null);
  const [touched, setTouched] = useState(false);
  const { amount, problem } = readRefundAmount(text, order.money.refundable);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTouched(true);
    if (amount === null || refund.isPending) return;
    const withdrawalId = settles && withdrawal ? withdrawal.id : null;
    refund.mutate(
      { amount: text.replace(/^€\s*/, ''), reason, restock, withdrawalId },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      title={`Terugbetalen: ${order.orderNumber}`}
      size="small"
      onClose={onClose}
      intro={`${order.customerName}. Van de ${amountText(order.money.paid)} kan nog ${amountText(order.money.refundable)} terug.`}
    >
      <DialogForm onSubmit={submit}>
        <DialogBody className="form-stack">
          <AmountField
            text={text}
            problem={touched ? problem : null}
            onType={setText}
            onLeave={() => setTouched(true)}
          />
          <QuickAmounts choices={quickAmounts(order)} chosen={text} onChoose={setText} />
          <ReasonField reason={reason} onType={setReason} />
          {withdrawal ? (
            <Switch
              label={`Hiermee is herroeping ${withdrawal.reference} afgehandeld (terug uiterlijk ${formatDay(withdrawal.refundBefore)})`}
              checked={settles}
              onChange={(event) => setSettles(event.target.checked)}
            />
          ) : null}
          <Switch
            label="Inhoud weer op voorraad leggen"
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
          <p className="field-hint">
            {order.money.byBank ? BY_BANK : 'De klant krijgt een mail met de creditnota.'}
          </p>
        </DialogBody>
        <RefundFoot error={refund.error} busy={refund.isPending} amount={amount} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}

type AmountFieldProps = { text: string; problem: string | null; onType(text: string): void; onLeave(): void };

function AmountField({ text, problem, onType, onLeave }: AmountFieldProps) {
  return (
    <Field label="Bedrag" error={problem ?? undefined}>
      {(field) => (
        <WithUnit prefix="€">
          <input
            {...field}
            data-initial-focus
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        </WithUnit>
      )}
    </Field>
  );
}

function ReasonField({ reason, onType }: { reason: string; onType(reason: string): void }) {
  return (
    <Field label="Reden (optioneel)" hint="Staat ook op de creditnota van de klant.">
      {(field) => (
        <input
          {...field}
          value={reason}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

type RefundFootProps = {
  error: Error | null;
  busy: boolean;
  amount: Parameters<typeof buttonText>[0];
  onClose(): void;
};

function RefundFoot({ error, busy, amount, onClose }: RefundFootProps) {
  return (
    <>
      <DialogMessage>{error ? refundRefusal(error) : null}</DialogMessage>
      <DialogFoot>
        <Button onClick={onClose}>Annuleren</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Terugbetalen...' : buttonText(amount)}
        </Button>
      </DialogFoot>
    </>
  );
}

type QuickAmountsProps = {
  choices: readonly QuickAmount[];
  chosen: string;
  onChoose(text: string): void;
};

function QuickAmounts({ choices, chosen, onChoose }: QuickAmountsProps) {
  return (
    <fieldset className="-mt-1.5 flex flex-wrap gap-1.5" aria-label="Veelgekozen bedragen">
      {choices.map(({ label, text }) => (
        <Button
          key={label}
          className="aria-pressed:border-accent"
          aria-pressed={chosen === text}
          onClick={() => onChoose(text)}
        >
          <span>{label}</span>{' '}
          <span className="muted">
            €<span>{text}</span>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

function buttonText(amount: Parameters<typeof formatEuro>[0] | null): string {
  return amount === null ? 'Terugbetalen' : `${formatEuro(amount)} terugbetalen`;
}
