// The dialogs that add and edit a purchase from a supplier.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Article,
  type Purchase,
  purchaseInputSchema,
  purchaseStatuses,
  purchaseUpdateSchema,
} from '#modules/stock/contract.ts';
import { purchaseEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { editDialog } from '../../ui/form/record-form.tsx';
import { DateField, EuroField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { LinesError } from './lines-error.tsx';
import { articlesQuery, purchasesQuery, STOCK_KEYS } from './stock-calls.ts';
import { PURCHASE_LABELS } from './stock-texts.ts';

export function NewPurchaseDialog({ onClose }: { onClose(): void }) {
  const { data: articles } = useQuery(articlesQuery);
  return articles ? <PurchaseForm articles={articles} onClose={onClose} /> : null;
}

function PurchaseForm({ articles, onClose }: { articles: readonly Article[]; onClose(): void }) {
  const [key] = useState(createIdempotencyKey);
  const lines = articles.map(({ code }) => ({ article: code, cost: '' }));
  return (
    <FormDialog
      title="Nieuwe inkoop"
      intro="Wat je bij een leverancier besteld hebt. Er komt pas iets op de plank als je het ontvangt."
      schema={purchaseInputSchema}
      start={{ key, supplier: '', note: '', expectedOn: null, lines }}
      save={(body) => send(purchaseEndpoints.create, { body })}
      invalidates={STOCK_KEYS}
      done="Inkoop opgeslagen"
      failed="Inkoop niet opgeslagen"
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField name="supplier" label="Leverancier" focus />
        <DateField name="expectedOn" label="Verwacht op (optioneel)" />
        {articles.map(({ code, name }, index) => (
          <fieldset key={code} className="form-section span-all mt-0! border-t border-hairline pt-3!">
            <legend>{name}</legend>
            <div className="form-grid">
              <NumberField name={`lines.${index}.quantity`} label="Aantal" empty={0} suffix="stuks" />
              <EuroField name={`lines.${index}.cost`} label="Prijs per stuk, zonder btw (optioneel)" />
            </div>
          </fieldset>
        ))}
        <LinesError name="lines" />
        <TextField
          name="note"
          label="Notitie (optioneel)"
          className="span-all border-t border-hairline pt-3"
        />
      </div>
    </FormDialog>
  );
}

export const purchaseDialog = editDialog({
  name: 'Inkoop',
  invalidates: STOCK_KEYS,
  ...fieldsOf<keyof Purchase, Purchase>({
    supplier: ['Leverancier', (at) => <TextField {...at} focus />],
    expectedOn: ['Verwacht op', (at) => <DateField {...at} />],
    status: [
      'Status',
      (at) => (
        <SelectField
          {...at}
          options={purchaseStatuses.map((status) => [status, PURCHASE_LABELS[status]])}
          hint="Boekt niets: wat binnenkomt, boek je met Ontvangen"
        />
      ),
    ],
    note: ['Notitie', (at) => <TextField {...at} />],
  }),
  change: {
    title: ({ id }: Purchase) => `Inkoop ${id}`,
    schema: purchaseUpdateSchema,
    start: ({ supplier, note, expectedOn, status, version }) => ({
      supplier,
      note,
      expectedOn,
      status,
      version,
    }),
    save: ({ id }, body) => send(purchaseEndpoints.update, { params: { id }, body }),
    newest: fetchNewestIn(purchasesQuery),
  },
});
