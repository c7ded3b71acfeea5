// A few sample addresses, for a test shop without a network connection.

import type { AddressDirectory, RegisteredAddress } from '#modules/shipping/index.ts';

const SAMPLES: Readonly<Record<string, RegisteredAddress[]>> = {
  '1234AB 1': [{ streetName: 'Voorbeeldstraat', city: 'Amsterdam', addition: '' }],
  '1012JS 1': ['', 'A', 'B', '2'].map((addition) => ({ streetName: 'Dam', city: 'Amsterdam', addition })),
  '3526KP 93': [{ streetName: 'Europalaan', city: 'Utrecht', addition: '' }],
  '6211CK 10': [{ streetName: 'Vrijthof', city: 'Maastricht', addition: '' }],
};

/**
 * Returns an address directory with the sample addresses added; `register` is asked for all other addresses.
 * Must not be used in live mode.
 */
export function withSampleAddresses(register: AddressDirectory): AddressDirectory {
  return {
    async find(postalCode, houseNumber) {
      return SAMPLES[`${postalCode} ${houseNumber}`] ?? register.find(postalCode, houseNumber);
    },
  };
}
