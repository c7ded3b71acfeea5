// Adresgegevens: the fields of the chosen country. In the Netherlands street and city fill themselves in
// from postal code and house number, unless the customer has written something else there.

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { splitStreet } from '#shared/recipient/move-address.ts';
import { eachAddressField, hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { CheckoutField } from './checkout-field.tsx';
import { type AddressField, addressFields, tidyPostalCode } from './country-fields.ts';
import type { CustomerDetails } from './customer-details.ts';
import { DetailField, type DetailsForm } from './detail-field.tsx';
import { type AddressLookup, useAddressLookup } from './use-address-lookup.ts';
import type { CountryChange } from './use-country-change.ts';

type AddressFieldsProps = {
  form: DetailsForm;
  details: CustomerDetails;
  countries: readonly { code: string; name: string }[];
  /** Why the shop cannot send to the chosen country. */
  countryProblem: string | undefined;
  countryChange: CountryChange;
};

export function AddressFields(props: AddressFieldsProps) {
  const { form, details, countryChange } = props;
  const { country } = details;
  const listId = useId();
  const lookup = useAddressLookup(country, details.postalCode, details.houseNumber);
  useFilledAddress(form, lookup.address);
  const isForeign = !hasHouseNumbers(country);
  const isDoubtful = (name: AddressField['name']) =>
    countryChange.isUnsure && isPlace(name) && details[name] !== '';
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <CountryField {...props} />
      {addressFields(country).map(({ name, label, columns, required, isListed, ...input }) => (
        <DetailField
          key={`${isForeign ? 'other' : country}-${name}`}
          {...input}
          form={form}
          name={name}
          label={label}
          columns={columns}
          required={required}
          // The limit counts after normalising: "1234 ab" may be typed with its space.
          maxLength={name === 'postalCode' ? input.maxLength + 3 : input.maxLength}
          lang={isForeign ? 'en' : undefined}
          rewrite={name === 'postalCode' ? (text) => limited(country, text, input.maxLength) : undefined}
          list={isListed && lookup.additions.length > 0 ? listId : undefined}
          hint={isDoubtful(name) ? placeHint(country) : fieldHint({ name, isListed }, lookup)}
          doubtful={isDoubtful(name)}
          onTouch={(atOnce) => {
            if (isPlace(name)) countryChange.settle();
            if (name === 'streetName' && atOnce) takeApart(form);
          }}
        />
      ))}
      <datalist id={listId}>
        {lookup.additions.map((addition) => (
          <option key={addition} value={addition} />
        ))}
      </datalist>
    </div>
  );
}

function CountryField({ form, countries, countryProblem, countryChange }: AddressFieldsProps) {
  return (
    <CheckoutField
      id="country"
      label="Land"
      columns={6}
      problem={countryProblem ?? form.formState.errors.country?.message}
    >
      {(described) => (
        <span className="co-select relative block">
          <select
            {...form.register('country')}
            {...described}
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
  );
}

function limited(country: string, text: string, limit: number): string {
  return tidyPostalCode(country, text).slice(0, limit);
}

const isPlace = (name: AddressField['name']) => name === 'postalCode' || name === 'city';

function placeHint(country: string): string {
  return `Klopt dit in ${countryText(country)}? Controleer het even.`;
}

/** Browsers write street and number into the first line of an address. */
function takeApart(form: DetailsForm): void {
  const values = form.getValues();
  const parts = splitStreet(eachAddressField((field) => values[field]));
  if (!parts) return;
  for (const { name } of addressFields(parts.country))
    form.setValue(name, parts[name], { shouldDirty: true, shouldValidate: name === 'houseNumber' });
}

function fieldHint(
  { name, isListed }: Pick<AddressField, 'name'> & { isListed: true | undefined },
  lookup: AddressLookup,
): string | undefined {
  if (name === 'streetName' && lookup.address === null)
    return 'We kennen dit adres niet. Controleer je postcode en huisnummer, of vul straat en plaats zelf in.';
  if (isListed && lookup.additions.length > 0)
    return `Op dit adres: ${lookup.additions.slice(0, 6).join(', ')}`;
  return undefined;
}

function useFilledAddress(form: DetailsForm, address: AddressLookup['address']): void {
  const filled = useRef({ streetName: '', city: '' });
  const { getValues, setValue } = form;
  useEffect(() => {
    if (address === undefined) return;
    for (const name of ['streetName', 'city'] as const) {
      const current = getValues(name).trim();
      if (current !== '' && current !== filled.current[name]) continue;
      // An unknown doorstep takes the street of the one before it along, or the parcel would go there.
      const found = address?.[name] ?? '';
      if (found === current) continue;
      filled.current[name] = found;
      setValue(name, found, { shouldValidate: found !== '', shouldDirty: true });
    }
  }, [address, getValues, setValue]);
}
