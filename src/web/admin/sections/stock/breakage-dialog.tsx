// The dialog that removes broken, lost or given-away goods from stock, with the reason.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { breakageSchema } from '#modules/stock/contract.ts';
import { stockEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { countText } from '../../format.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { articlesQuery, batchesQuery, STOCK_KEYS } from './stock-calls.ts';

export function BreakageDialog({ onClose }: { onClose(): void }) {
  const [key] = useState(createIdempotencyKey);
  const { data: articles = [] } = useQuery(articlesQuery);
  return (
    <FormDialog
      title="Breuk boeken"
      intro="Ook voor wat kwijt is of weggegeven."
      size="small"
      schema={breakageSchema}
      start={{ key, article: 'jar', quantity: 1, reason: '', batchId: 0 }}
      save={(body) => send(stockEndpoints.breakage, { body })}
      invalidates={STOCK_KEYS}
      done="Afgeboekt"
      failed="Niet afgeboekt"
      submitLabel="Afboeken"
      onClose={onClose}
    >
      <div className="form-stack">
        <SelectField
          name="article"
          label="Artikel"
          options={articles.map(({ code, name }) => [code, name])}
        />
        <NumberField name="quantity" label="Aantal" empty={undefined} focus />
        <TextField name="reason" label="Wat is er gebeurd?" />
        <BatchField />
      </div>
    </FormDialog>
  );
}

/**
 * The field for the batch of broken or lost goods. It offers only batches of the chosen article that have
 * units left.
 */
function BatchField() {
  const article: unknown = useWatch({ name: 'article' });
  const { data: batches = [] } = useQuery(batchesQuery);
  const choices = batches.filter((batch) => batch.article === article && batch.remaining > 0);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="batchId"
      label="Partij"
      asNumber
      options={[
        [0, 'Onbekend'],
        ...choices.map(({ id, code, remaining }) => [id, `${code} (nog ${countText(remaining)})`] as const),
      ]}
    />
  );
}
