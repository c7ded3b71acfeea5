// The dialog that records the costs of packaging, postage or a payment from a given date.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type CostKind, costInputSchema, costKinds, costNames } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { COUNTRIES } from '#shared/recipient/countries.ts';
import { dayOf } from '#shared/shop-days.ts';
import { send } from '#web/client/request.ts';
import { variantsQuery } from '../../shared/catalog/catalog-calls.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { DateField, EuroField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { METHOD_OPTIONS, scopeText } from './book-texts.ts';
import { BOOK_KEYS } from './bookkeeping-calls.ts';

export function CostDialog({ onClose }: { onClose(): void }) {
  const [key] = useState(createIdempotencyKey);
  return (
    <FormDialog
      title="Nieuwe kosten"
      intro="Zonder btw. Geldt vanaf de dag die je kiest; wat er eerder stond, blijft gelden voor de tijd daarvoor."
      size="small"
      schema={costInputSchema}
      start={{
        key,
        kind: 'packaging',
        scope: '',
        amount: '',
        percentage: 0,
        holdsFrom: dayOf(new Date()),
        note: '',
      }}
      save={(body) => send(bookkeepingEndpoints.addCost, { body })}
      invalidates={BOOK_KEYS}
      done="Kosten opgeslagen"
      failed="Kosten niet opgeslagen"
      onClose={onClose}
    >
      <div className="form-stack">
        <SelectField
          name="kind"
          label="Soort"
          options={costKinds.map((kind) => [kind, costNames[kind]])}
          focus
        />
        <ScopeFields />
        <DateField name="holdsFrom" label="Geldt vanaf" />
        <TextField name="note" label="Notitie (optioneel)" />
      </div>
    </FormDialog>
  );
}

const LABELS: Readonly<Record<CostKind, string>> = { packaging: 'Pack', postage: 'Naar', payment: 'Methode' };

/** The fields of the chosen kind of cost: the pack, the country or the payment method it applies to. */
function ScopeFields() {
  const chosen: unknown = useWatch({ name: 'kind' });
  const kind = costKinds.find((each) => each === chosen) ?? 'packaging';
  const { data: variants = [] } = useQuery(variantsQuery);
  const scopes: Readonly<Record<CostKind, readonly (readonly [string, string])[]>> = {
    packaging: variants.map(({ code, name }) => [code, name]),
    postage: COUNTRIES.map(({ code, name }) => [code, name]),
    payment: METHOD_OPTIONS,
  };
  return (
    <>
      <SelectField
        key={kind}
        name="scope"
        label={LABELS[kind]}
        options={[['', scopeText({ kind, scope: '' })], ...scopes[kind]]}
      />
      <EuroField
        name="amount"
        label={kind === 'payment' ? 'Vast bedrag per betaling' : 'Bedrag per pakket'}
      />
      {kind === 'payment' ? (
        <NumberField name="percentage" label="Percentage van het bedrag" empty={undefined} suffix="%" />
      ) : null}
    </>
  );
}
