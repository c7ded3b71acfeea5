// The fields for customer and address in a dialog. The chosen country determines the address fields and their
// labels.

import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COUNTRIES, isCountryCode } from '#shared/recipient/countries.ts';
import { moveAddress } from '#shared/recipient/move-address.ts';
import {
  type Address,
  eachAddressField,
  hasHouseNumbers,
  type RecipientField,
} from '#shared/recipient/recipient.ts';
import { recipientLabel } from '#shared/recipient/recipient-labels.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';

type FieldOptions = Pick<ComponentProps<typeof TextField>, 'className' | 'type' | 'focus'>;
type Row = readonly [RecipientField, FieldOptions?];

/** Options for a field as wide as two columns. */
const wide: FieldOptions = { className: 'sm:col-span-2' };
const OPTIONAL: readonly RecipientField[] = ['customerPhone', 'houseNumberAddition'];
/** Options for short address fields, which are placed side by side, even on a phone. */
const short: FieldOptions = { className: 'short' };
/**
 * Options for an address field that fills the line after a short one, such as the city after the postal code.
 */
const place: FieldOptions = { className: 'short sm:col-span-2' };
const PERSON: readonly Row[] = [
  ['customerName', { ...wide, focus: true }],
  ['customerEmail', { ...wide, type: 'email' }],
  ['customerPhone', { ...wide, type: 'tel' }],
];
const NUMBERED: readonly Row[] = [
  ['streetName', wide],
  ['houseNumber', short],
  ['houseNumberAddition', short],
  ['postalCode', short],
  ['city', place],
];
const ELSEWHERE: readonly Row[] = [
  ['streetName', wide],
  ['houseNumberAddition', wide],
  ['postalCode', short],
  ['city', place],
  ['houseNumber'],
];

/**
 * The fields of a recipient. `withOldAddress` adds the field for the undivided address line of older records.
 */
export function RecipientSections({ withOldAddress }: { withOldAddress: boolean }) {
  const watched: unknown = useWatch({ name: 'country' });
  const country = typeof watched === 'string' ? watched : '';
  return (
    <>
      <fieldset className="form-section">
        <legend>Klant</legend>
        <div className="form-grid sm:grid-cols-4">
          <Rows rows={PERSON} country={country} />
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>Adres</legend>
        <div className="form-grid sm:grid-cols-4">
          <Rows rows={hasHouseNumbers(country) ? NUMBERED : ELSEWHERE} country={country} />
          <CountryField country={country} />
          {withOldAddress ? <Rows rows={[['customerAddress', wide]]} country={country} /> : null}
        </div>
      </fieldset>
    </>
  );
}

function Rows({ rows, country }: { rows: readonly Row[]; country: string }) {
  return rows.map(([field, options]) => {
    const label = `${recipientLabel(field, country)}${OPTIONAL.includes(field) ? ' (optioneel)' : ''}`;
    return <TextField key={field} {...options} name={field} label={label} />;
  });
}

/**
 * The field for the country. Another country moves street and number to the fields of that country and clears
 * fields that country does not have; choosing the first country again restores them.
 */
function CountryField({ country }: { country: string }) {
  const { getValues, setValue } = useFormContext();
  const left = useRef(new Map<string, Address>());
  function move(next: string) {
    const from = eachAddressField((field) =>
      field === 'country' ? country : String(getValues(field) ?? ''),
    );
    left.current.set(country, from);
    const moved = moveAddress(from, next, left.current.get(next));
    eachAddressField((field) => {
      if (moved[field] !== from[field]) setValue(field, moved[field], { shouldDirty: true });
      return moved[field];
    });
  }
  const known = COUNTRIES.map(({ code, name }) => [code, name] as const);
  return (
    <SelectField
      name="country"
      label={recipientLabel('country')}
      onChoice={move}
      options={isCountryCode(country) ? known : [[country, country || 'Kies een land'], ...known]}
    />
  );
}
