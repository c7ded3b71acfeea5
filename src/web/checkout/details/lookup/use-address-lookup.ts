// Queries the address register for street, city and additions when Dutch postal code and house number are
// complete. The customer can keep typing, also when the lookup is slow, fails or returns a wrong address.

import { useEffect, useState } from 'react';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import type { Address } from '#shared/recipient/recipient.ts';
import { ApiError } from '#web/client/api-client.ts';
import { useRequest } from '#web/client/use-request.ts';
import { listHouseAdditions, lookUpAddress } from '../../calls/checkout-calls.ts';

const TYPING_PAUSE_MS = 300;

export type AddressLookup = {
  /**
   * Street and city that the address register has for the typed postal code and house number; undefined
   * before the lookup has an answer, null when the register has no such address.
   */
  address: { streetName: string; city: string } | null | undefined;
  additions: readonly string[];
};

const noAdditions: readonly string[] = [];

export function useAddressLookup({ country, postalCode, houseNumber }: Address): AddressLookup {
  const key = useDebouncedValue(lookupKey(country, postalCode, houseNumber), TYPING_PAUSE_MS);
  const [code = '', number = ''] = key.split(' ');
  const lookupQuery = { postalCode: code, houseNumber: number };
  const enabled = key !== '';
  const address = useRequest(key, () => lookUpAddress(lookupQuery).catch(logLookupFailure), enabled);
  const additions = useRequest(key, () => listHouseAdditions(lookupQuery).catch(logLookupFailure), enabled);
  return {
    address: enabled && address.data !== 'failed' ? address.data : undefined,
    additions: enabled && Array.isArray(additions.data) ? additions.data : noAdditions,
  };
}

/**
 * Returns the key of an address lookup, such as "1234AB 12"; empty when postal code or number is incomplete
 * or the country is not the Netherlands.
 */
export function lookupKey(country: string, postalCode: string, houseNumber: string): string {
  const number = /^\d+/.exec(houseNumber.trim())?.[0];
  const code = country === 'NL' ? normalisePostalCode(postalCode, country) : null;
  return code && number ? `${code} ${number}` : '';
}

function useDebouncedValue(value: string, pause: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}

// A shop without a look-up answers 404: that is no failure.
function logLookupFailure(error: unknown): 'failed' {
  if (!(error instanceof ApiError && error.status === 404)) console.warn('Address not looked up', error);
  return 'failed';
}
