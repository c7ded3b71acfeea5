// A handful of addresses for a shop without a network: asked when the register cannot be reached.

import type { AddressDirectory, RegisteredAddress } from '#modules/shipping/index.ts';

const SAMPLES: Readonly<Record<string, RegisteredAddress[]>> = {
  '1234AB 1': [{ streetName: 'Voorbeeldstraat', city: 'Amsterdam', addition: '' }],
  '1012JS 1': ['', 'A', 'B', '2'].map((addition) => ({ streetName: 'Dam', city: 'Amsterdam', addition })),
  '3526KP 93': [{ streetName: 'Europalaan', city: 'Utrecht', addition: '' }],
  '6211CK 10': [{ streetName: 'Vrijthof', city: 'Maastricht', addition: '' }],
};

/** Asks `register` first for what is no sample; in live mode samples are known to nobody. */
export function withSampleAddresses(register: AddressDirectory): AddressDirectory {
  return {
    async find(postalCode, houseNumber) {
      return SAMPLES[`${postalCode} ${houseNumber}`] ?? register.find(postalCode, houseNumber);
    },
  };
}
