// The form section Adresgegevens: the address fields of the chosen country. In the Netherlands the address
// register fills in street and city, which are then shown as one line until the customer chooses to edit
// them.

import type { ReactNode } from 'react';
import { splitStreet } from '#shared/recipient/move-address.ts';
import { eachAddressField, hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { addressLine, countryText } from '#shared/recipient/recipient-address.ts';
import { CountryField } from './country-field.tsx';
import {
  type AddressField,
  addressFields,
  formatPostalCode,
  isLookedUpField,
  isPlaceField,
} from './country-fields.ts';
import type { CustomerDetails } from './customer-details.ts';
import { DetailField, type DetailsForm } from './detail-field.tsx';
import { addressFieldDoubt } from './field-rules.ts';
import { Folded, FoldedLine, foldedField } from './folded.tsx';
import { HouseAdditions } from './lookup/house-additions.tsx';
import { useAddressAutofill, useLookedUpAddress } from './lookup/use-address-autofill.ts';
import { type AddressLookup, useAddressLookup } from './lookup/use-address-lookup.ts';
import type { CountryChange } from './use-country-change.ts';

type AddressFieldsProps = {
  form: DetailsForm;
  details: CustomerDetails;
  countries: readonly { code: string; name: string }[];
  /**
   * Of the address section of the checkout form: a Dutch sentence that says why the shop cannot send to the
   * chosen country; undefined when it can.
   */
  countryProblem: string | undefined;
  countryChange: CountryChange;
};

export function AddressFields(props: AddressFieldsProps) {
  const { form, details, countries, countryProblem, countryChange } = props;
  const { country } = details;
  const lookup = useAddressLookup(details);
  useAddressAutofill(form, lookup.address);
  const lookedUp = useLookedUpAddress(form, details, lookup);
  const fields = addressFields(country);
  const draw = (field: AddressField) => (
    <OneField
      key={`${hasHouseNumbers(country) ? country : 'other'}-${field.name}`}
      {...props}
      field={field}
      folded={lookedUp.folded && isLookedUpField(field)}
    />
  );
  return (
    <div className="co-fields">
      <CountryField
        form={form}
        country={country}
        countries={countries}
        countryChange={countryChange}
        problem={countryProblem ?? form.formState.errors.country?.message}
      />
      {country === 'NL' ? (
        <>
          {fields.filter((field) => !isLookedUpField(field)).map(draw)}
          <HouseAdditions additions={lookup.additions} form={form} details={details} />
          <NotFound lookup={lookup} />
          {lookedUp.folded ? (
            <FoldedLine subject="straat en plaats" opens="streetName" onOpen={lookedUp.open}>
              <strong className="font-semibold">{addressLine(details)}</strong>
            </FoldedLine>
          ) : null}
          <Folded folded={lookedUp.folded} onOpen={lookedUp.open} className="contents">
            {fields.filter(isLookedUpField).map(draw)}
          </Folded>
        </>
      ) : (
        fields.map(draw)
      )}
    </div>
  );
}

type OneFieldProps = AddressFieldsProps & { field: AddressField; folded: boolean };

function OneField({ form, details, countryChange, field, folded }: OneFieldProps): ReactNode {
  const { name, label, columns, required, hint, usual: _usual, ...input } = field;
  const { country } = details;
  const isPlace = isPlaceField(field);
  const unsure = countryChange.isUnsure && isPlace && details[name] !== '';
  const doubt = unsure
    ? `Klopt dit in ${countryText(country)}? Controleer het even.`
    : addressFieldDoubt(field, details);
  const doubtful = doubt !== null;
  return (
    <DetailField
      {...input}
      {...foldedField(folded)}
      form={form}
      name={name}
      label={label}
      columns={columns}
      required={required}
      doubtful={doubtful}
      lang={hasHouseNumbers(country) ? undefined : 'en'}
      rewrite={name === 'postalCode' ? (text) => formatPostalCode(country, text) : undefined}
      hint={doubt ?? hint}
      onTouch={(atOnce) => {
        if (isPlace) countryChange.settle();
        if (name === 'streetName' && atOnce) splitStreetField(form);
      }}
    />
  );
}

function NotFound({ lookup }: { lookup: AddressLookup }) {
  return (
    <div className="col-span-6 empty:hidden" role="status">
      {lookup.address === null ? (
        <p className="rounded-lg border-l-4 border-amber bg-[#fdf4e7] px-3.5 py-2.5 text-note leading-[1.45]">
          We kennen dit adres niet. Controleer je postcode en huisnummer, of vul straat en plaats zelf in.
        </p>
      ) : null}
    </div>
  );
}

/**
 * Moves the house number from the street field to its own field, because autofill puts both into the first
 * address line.
 */
function splitStreetField(form: DetailsForm): void {
  const values = form.getValues();
  const parts = splitStreet(eachAddressField((field) => values[field]));
  if (!parts) return;
  for (const { name } of addressFields(parts.country))
    form.setValue(name, parts[name], { shouldDirty: true, shouldValidate: name === 'houseNumber' });
}
