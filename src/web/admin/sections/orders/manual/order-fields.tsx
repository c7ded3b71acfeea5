// The fields for the pack and the customer, shared by the forms for an order with a payment link and for a
// bank order.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import { formatEuro } from '#shared/money.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { endpointQuery } from '../../../endpoint-query.ts';
import { PackField } from '../../../shared/catalog/pack-field.tsx';
import { RecipientSections } from '../../../shared/recipient/recipient-sections.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import { useDebouncedValue } from '../../../ui/form/use-debounced-value.ts';
import { refusalText } from '../../../ui/refusal-text.ts';
import { Sum, SumTable } from '../../../ui/sums.tsx';

export function OrderFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <fieldset className="form-section">
        <legend>Bestelling</legend>
        <div className="form-grid">
          <PackField />
          <TextField name="couponCode" label="Kortingscode (optioneel)" />
          {children}
          <Total />
        </div>
      </fieldset>
      <RecipientSections withOldAddress={false} />
    </>
  );
}

const vatText = (rate: number): string =>
  rate > 0 ? `Waarvan ${rate.toLocaleString('nl-NL')}% btw` : 'Zonder btw (uitvoer buiten de EU)';

/** The total of the order, computed by the server for the values in the form. */
function Total() {
  const [variant, couponCode, country, typed]: string[] = useWatch({
    name: ['variant', 'couponCode', 'country', 'postalCode'],
  });
  // No quote is requested for an incomplete postal code.
  const postalCode = normalisePostalCode(typed ?? '', country ?? '') || undefined;
  const debouncedInput = useDebouncedValue({ variant: variant ?? '', couponCode, country, postalCode });
  const { data, error } = useQuery({
    ...endpointQuery(['quote', debouncedInput], pricingEndpoints.quote, {
      query: debouncedInput,
      placeholderData: keepPreviousData,
    }),
    enabled: debouncedInput.variant !== '',
  });
  return (
    <div className="span-all rounded-lg bg-raised pt-1.5 [&>p]:px-4 [&>p]:pb-2.5" role="status">
      {error ? <p className="text-danger">{refusalText(error)}</p> : null}
      {data && !error ? (
        <>
          <SumTable>
            <Sum name="Subtotaal">{formatEuro(data.subtotal)}</Sum>
            {data.discount > 0 ? (
              <Sum name="Korting">
                −<span>{formatEuro(data.discount)}</span>
              </Sum>
            ) : null}
            <Sum name="Verzendkosten">{formatEuro(data.shipping)}</Sum>
            <Sum name="Totaal" isTotal>
              {formatEuro(data.total)}
            </Sum>
            <Sum name={vatText(data.vat.rate)}>{formatEuro(data.vat.amount)}</Sum>
          </SumTable>
          {data.coupon?.reason ? <p className="text-warning">{data.coupon.reason}</p> : null}
        </>
      ) : null}
    </div>
  );
}
