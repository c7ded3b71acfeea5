// The form field Land: one line for the Netherlands and Belgium, which nearly all customers choose, and a
// list for other countries.

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { DetailsForm } from './detail-field.tsx';
import { Folded, FoldedLine, foldedField } from './folded.tsx';
import type { CountryChange } from './use-country-change.ts';

type CountryFieldProps = {
  form: DetailsForm;
  country: string;
  countries: readonly { code: string; name: string }[];
  problem: string | undefined;
  countryChange: CountryChange;
};

export function CountryField({ form, country, countries, problem, countryChange }: CountryFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const folded = !isOpen && !problem && hasHouseNumbers(country);
  const open = () => setOpen(true);
  return (
    <>
      {folded ? (
        <FoldedLine subject="het land" opens="country" onOpen={open}>
          Bezorgen in <strong className="font-semibold">{countryText(country)}</strong>
        </FoldedLine>
      ) : null}
      <Folded folded={folded} onOpen={open} className="contents">
        <CheckoutField id="country" label="Land" columns={6} problem={problem}>
          {(described) => (
            <span className="co-select relative block">
              <select
                {...form.register('country')}
                {...described}
                {...foldedField(folded)}
                className="co-input"
                autoComplete="country"
                required
                onChange={(event) => countryChange.change(event.target.value)}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
              <ChevronDown
                className="pointer-events-none absolute top-[calc(50%-9px)] right-3.5"
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            </span>
          )}
        </CheckoutField>
      </Folded>
    </>
  );
}
