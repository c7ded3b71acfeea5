// The dialog that records the receipt of a purchase, in full or in part, and the batch of each article.

import { useState } from 'react';
import { type Purchase, receiptSchema } from '#modules/stock/contract.ts';
import { purchaseEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { countText, typedAmount } from '../../format.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { DateField, EuroField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { LinesError } from './lines-error.tsx';
import { STOCK_KEYS } from './stock-calls.ts';

export function ReceiptDialog({ row, onClose }: { row: Purchase; onClose(): void }) {
  const [purchase] = useState(row);
  const [key] = useState(createIdempotencyKey);
  const lines = purchase.lines.map(({ id, quantity, received, cost }) => ({
    lineId: id,
    quantity: Math.max(quantity - received, 0),
    batch: '',
    bestBefore: null,
    cost: typedAmount(cost),
  }));
  return (
    <FormDialog
      title={`Ontvangen van ${purchase.supplier}`}
      intro="Wat je hier invult, ligt daarna op de plank. Komt de rest later, ontvang die dan apart. Partij en datum mogen leeg blijven."
      schema={receiptSchema}
      start={{ key, lines }}
      save={(body) => send(purchaseEndpoints.receive, { params: { id: purchase.id }, body })}
      invalidates={STOCK_KEYS}
      done="Ontvangst geboekt"
      failed="De ontvangst is niet geboekt"
      submitLabel="Ontvangen"
      onClose={onClose}
    >
      {purchase.lines.map(({ id, articleName, quantity, received }, index) => (
        <fieldset key={id} className="form-section">
          <legend>{articleName}</legend>
          <div className="form-grid">
            <NumberField
              name={`lines.${index}.quantity`}
              label="Ontvangen"
              empty={undefined}
              suffix={`van ${countText(Math.max(quantity - received, 0))}`}
              focus={index === 0}
            />
            <EuroField name={`lines.${index}.cost`} label="Prijs per stuk, zonder btw" />
            <TextField name={`lines.${index}.batch`} label="Partij" hint="Zoals op de doos" />
            <DateField name={`lines.${index}.bestBefore`} label="Ten minste houdbaar tot" />
          </div>
        </fieldset>
      ))}
      <LinesError name="lines" />
    </FormDialog>
  );
}
