// The dialog that books the money of a bank order, which places the order. If the amount differs from the
// total, the dialog first explains the consequence and asks the operator to choose.

import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type BankOrder, bankReceiptSchema } from '#modules/checkout/contract.ts';
import { bankOrderEndpoints } from '#modules/checkout/endpoints.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro, parseEuros, readEuros, toEuros } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import { request } from '#web/client/request.ts';
import { amountText, typedAmount } from '../../../format.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { DateField, EuroField } from '../../../ui/form/text-fields.tsx';
import { BANK_ORDER_KEYS } from './bank-calls.ts';

export function ReceiptDialog({ row, onClose }: { row: BankOrder; onClose(): void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      title={`Geld ontvangen: ${row.reference}`}
      intro={`${row.customerName} · ${row.content} · ${amountText(row.total)}`}
      size="small"
      schema={bankReceiptSchema}
      start={{ amount: typedAmount(row.total), receivedOn: dayOf(new Date()), acceptDifference: false }}
      save={async ({ amount, ...receipt }) => {
        const body = { ...receipt, amount: toEuros(amount) };
        const { id } = await request(bankOrderEndpoints.receive, { params: { id: row.id }, body });
        void navigate(href('/admin/orders/:id', { id }));
      }}
      isReady={({ amount, acceptDifference }) => acceptDifference === true || differenceOf(row, amount) === 0}
      invalidates={[...BANK_ORDER_KEYS, ['orders']]}
      done="Geld geboekt, bestelling geplaatst"
      failed="Het geld is niet geboekt"
      submitLabel="Boeken en bestelling plaatsen"
      busyLabel="Boeken..."
      onClose={onClose}
    >
      <div className="form-stack">
        <EuroField name="amount" label="Ontvangen" focus hint="In totaal, ook als het in delen kwam" />
        <DateField name="receivedOn" label="Binnen op" />
        <Difference row={row} />
      </div>
    </FormDialog>
  );
}

function Difference({ row }: { row: BankOrder }) {
  const difference = differenceOf(row, useWatch({ name: 'amount' }));
  if (difference === null || difference === 0) return null;
  const amount = formatEuro(cents(Math.abs(difference)));
  return (
    <SwitchField
      name="acceptDifference"
      label={difference < 0 ? `Toch plaatsen, met ${amount} korting` : `Plaatsen, en ${amount} teruggeven`}
      hint={
        difference < 0
          ? `Er ontbreekt ${amount}. Komt de rest nog? Sluit dit dan, en boek het totaal als alles er is.`
          : `Er kwam ${amount} te veel. Dat maak je zelf terug over; het staat straks bij de bestelling.`
      }
    />
  );
}

/** The typed amount minus the total, in cents; null while no valid amount is typed. */
function differenceOf({ total }: BankOrder, typed: unknown): number | null {
  const amount = typeof typed === 'string' ? readEuros(typed) : null;
  return amount === null ? null : amount - (parseEuros(total) ?? 0);
}
