// Fills in street and city from the address register and folds them into one line, unless the customer wants
// to edit them.

import { useEffect, useRef, useState } from 'react';
import type { CustomerDetails } from '../customer-details.ts';
import type { DetailsForm } from '../detail-field.tsx';
import type { AddressLookup } from './use-address-lookup.ts';

/**
 * Returns `folded`, true when the fields for street and city are shown as one folded line, and `open`, which
 * unfolds them. They are folded while they contain exactly what the address register returned, have no error,
 * and the customer has not unfolded them for this postal code and house number.
 */
export function useLookedUpAddress(form: DetailsForm, details: CustomerDetails, { address }: AddressLookup) {
  const lookupId = `${details.postalCode} ${details.houseNumber}`;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isThat = !!address && address.streetName === details.streetName && address.city === details.city;
  const { streetName, city } = form.formState.errors;
  const isTyping = openedAt === lookupId || streetName || city;
  return { folded: isThat && !isTyping, open: () => setOpenedAt(lookupId) };
}

export function useAddressAutofill(form: DetailsForm, address: AddressLookup['address']): void {
  const filled = useRef({ streetName: '', city: '' });
  const { getValues, setValue } = form;
  useEffect(() => {
    if (address === undefined) return;
    for (const name of ['streetName', 'city'] as const) {
      const current = getValues(name).trim();
      if (current !== '' && current !== filled.current[name]) continue;
      // An unknown doorstep takes the street of the one before it along, or the parcel would go there.
      const lookedUp = address?.[name] ?? '';
      if (lookedUp === current) continue;
      filled.current[name] = lookedUp;
      setValue(name, lookedUp, { shouldValidate: lookedUp !== '', shouldDirty: true });
    }
  }, [address, getValues, setValue]);
}
