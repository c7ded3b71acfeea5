// Tests how one address line of a wallet becomes street, number and addition, and one name becomes first and
// last name.

import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../details/customer-details.ts';
import { walletPayer } from './wallet-payer.ts';

const person = { ...emptyDetails, firstName: 'Anna', lastName: 'de Vries', email: 'anna@example.nl' };
const place = { streetName: 'Dam', houseNumber: '1', postalCode: '1012JS', city: 'Amsterdam' };
const NOTHING = { person: false, address: false };

const wallet = (line1: string, changed: object = {}) => ({
  name: 'Bo van den Berg',
  email: 'bo@example.nl',
  phone: '0612345678',
  address: {
    line1,
    line2: '',
    city: 'Utrecht',
    state: '',
    postalCode: '3526 kp',
    country: 'NL',
    ...changed,
  },
});

describe('whom a wallet’s order goes to', () => {
  it('is whom the wallet names, at its address', () => {
    expect(walletPayer(emptyDetails, NOTHING, wallet('Europalaan 93-A'))).toEqual({
      kind: 'payer',
      payer: {
        ...emptyDetails,
        firstName: 'Bo',
        lastName: 'van den Berg',
        email: 'bo@example.nl',
        phone: '0612345678',
        streetName: 'Europalaan',
        houseNumber: '93',
        houseNumberAddition: 'A',
        postalCode: '3526KP',
        city: 'Utrecht',
      },
    });
    const american = {
      country: 'US',
      postalCode: '10118',
      state: 'NY',
      line2: 'Floor 21',
      city: 'New York',
    };
    expect(
      walletPayer({ ...emptyDetails, country: 'US' }, NOTHING, wallet('350 Fifth Avenue', american)),
    ).toMatchObject({
      payer: { streetName: '350 Fifth Avenue', houseNumber: 'NY', houseNumberAddition: 'Floor 21' },
    });
  });

  it('is what the form holds whole, and the wallet’s for the rest', () => {
    const own = { ...person, ...place };
    expect(walletPayer(own, { person: true, address: true }, wallet('Europalaan 93'))).toEqual({
      kind: 'payer',
      payer: own,
    });
    expect(walletPayer(own, { person: true, address: false }, wallet('Europalaan 93'))).toMatchObject({
      payer: { firstName: 'Anna', email: 'anna@example.nl', streetName: 'Europalaan' },
    });
    expect(walletPayer(own, { person: false, address: true }, wallet(''))).toMatchObject({
      payer: { firstName: 'Bo', email: 'bo@example.nl', streetName: 'Dam' },
    });
  });

  it('has a name of one word twice, and what the wallet leaves out from the form', () => {
    const nameless = { ...wallet('Europalaan 93'), name: 'Madonna', email: '' };
    expect(walletPayer({ ...emptyDetails, email: 'm@example.nl' }, NOTHING, nameless)).toMatchObject({
      payer: { firstName: 'Madonna', lastName: 'Madonna', email: 'm@example.nl' },
    });
  });

  it('is nobody without a name or an e-mail address', () => {
    for (const missing of [{ name: '' }, { email: '' }, { email: 'geen adres' }])
      expect(walletPayer(emptyDetails, NOTHING, { ...wallet('Europalaan 93'), ...missing })).toEqual({
        kind: 'nobody',
      });
  });

  it('is nowhere without a house number, a postal code that fits, an address, or in another country', () => {
    const nowhere = { kind: 'nowhere' };
    const elsewhere = { country: 'BE', postalCode: '1000' };
    for (const givenName of [
      wallet('Postbus'),
      wallet('Europalaan 93', { postalCode: '1000' }),
      wallet('Kerkstraat 1', elsewhere),
      { ...wallet(''), address: null },
    ])
      expect(walletPayer(emptyDetails, NOTHING, givenName)).toEqual(nowhere);
  });
});
