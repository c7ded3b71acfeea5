// Handles a change of country in the form: converts the address to the fields of the new country. Postal code
// and city then count as missing until the customer has checked them.

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
   * Converts the address in the checkout form to the fields of another country and selects that country. The
   * form must still have the previous country when this is called. An address the customer typed earlier for
   * the new country is restored.
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
    /**
     * Marks postal code and city in the form as not checked by the customer, after they were restored from
     * storage.
     */
    doubt: () => setUnsure(true),
    /**
     * True after a change of country while the postal code and city in the form still belong to the previous
     * country and the customer has not checked them.
     */
    isUnsure,
    /**
     * Marks postal code and city in the form as checked; called when the customer leaves or changes one of
     * the two fields.
     */
    settle: () => setUnsure(false),
  };
}
