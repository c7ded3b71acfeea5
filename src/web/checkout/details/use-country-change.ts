// Handles a change of country in the form: the address is converted, and postal code and city must be checked
// by the customer before they count.

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

  /**
   * Converts the address of the form to another country. Must be called before the form has the new country.
   */
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
    /** Marks postal code and city as not checked, after they were restored from storage. */
    doubt: () => setUnsure(true),
    /**
     * True after a change of country while the postal code and city in the form still belong to the previous
     * country and the customer has not checked them.
     */
    isUnsure,
    /** Marks postal code and city as checked; called when the customer uses one of the two fields. */
    settle: () => setUnsure(false),
  };
}
