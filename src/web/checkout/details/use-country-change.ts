// Another country in the form: the address moves along, and postal code and city wait for a look before they
// count.

import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { moveAddress, needsPlaceCheck } from '#shared/recipient/move-address.ts';
import { type Address, eachAddressField } from '#shared/recipient/recipient.ts';
import { addressFields } from './country-fields.ts';
import type { CustomerDetails } from './customer-details.ts';

export type CountryChange = ReturnType<typeof useCountryChange>;

export function useCountryChange(form: UseFormReturn<CustomerDetails>) {
  const [isUnsure, setUnsure] = useState(false);
  const left = useRef(new Map<string, Address>());

  /** Before the form knows of it: what is in the fields is still what the old country asked for. */
  function change(country: string): void {
    const values = form.getValues();
    const from = eachAddressField((field) => values[field]);
    left.current.set(from.country, from);
    const moved = moveAddress(from, country, left.current.get(country));
    form.setValue('country', country, { shouldDirty: true });
    for (const { name } of addressFields(country)) form.setValue(name, moved[name], { shouldDirty: true });
    form.clearErrors();
    setUnsure(needsPlaceCheck(moved));
  }

  return {
    change,
    /** What was restored still waits for that look. */
    doubt: () => setUnsure(true),
    /** Postal code and city were those of another country, and nobody has looked at them since. */
    isUnsure,
    /** The customer was at one of them. */
    settle: () => setUnsure(false),
  };
}
