// One line of an address becomes three fields and the other way round.

import { describe, expect, it } from 'vitest';
import { type CustomerDetails, emptyDetails } from '../customer-details.ts';
import { payerOf, stripeDetails } from './stripe-details.ts';

const person = { ...emptyDetails, firstName: 'Anna', lastName: 'de Vries', email: 'anna@example.nl' };
const complete: CustomerDetails = {
  ...person,
  phone: '',
  streetName: 'Dam ',
  houseNumber: '1',
  houseNumberAddition: 'A',
  postalCode: '1012JS',
  city: 'Amsterdam',
};

const wallet = (line1: string, changed: object = {}) => ({
  name: 'A. de Vries',
  address: {
    line1,
    line2: null,
    city: 'Utrecht',
    state: '',
    postal_code: '3526 kp',
    country: 'NL',
    ...changed,
  },
});

describe('the details Stripe is given', () => {
  it('have street, number and addition in one line and name every field the elements do not ask', () => {
    expect(stripeDetails(complete)).toEqual({
      payment_method_data: {
        billing_details: {
          name: 'Anna de Vries',
          email: 'anna@example.nl',
          phone: '',
          address: {
            line1: 'Dam 1 A',
            line2: '',
            city: 'Amsterdam',
            state: '',
            postal_code: '1012JS',
            country: 'NL',
          },
        },
      },
      shipping: {
        name: 'Anna de Vries',
        address: { line1: 'Dam 1 A', city: 'Amsterdam', postal_code: '1012JS', country: 'NL' },
      },
    });
  });
});

describe('whom a wallet’s order goes to', () => {
  it('is the form’s own address when it is complete', () => {
    expect(payerOf(complete, wallet('Europalaan 93'))).toBe(complete);
    expect(payerOf(complete, undefined)).toBe(complete);
  });

  it.each([
    ['Europalaan 93', ['Europalaan', '93', '']],
    ['Europalaan 93 bis', ['Europalaan', '93', 'bis']],
    ['Europalaan 93-A', ['Europalaan', '93', 'A']],
    ['Europalaan 93A', ['Europalaan', '93', 'A']],
    ['Plein 1944 nr 12', ['Plein 1944 nr', '12', '']],
    ['  1e Dorpsstraat  7 ', ['1e Dorpsstraat', '7', '']],
  ])('is read from "%s"', (line1, [streetName, houseNumber, houseNumberAddition]) => {
    expect(payerOf(person, wallet(line1))).toMatchObject({
      ...{
        firstName: 'Anna',
        email: 'anna@example.nl',
        postalCode: '3526KP',
        city: 'Utrecht',
        country: 'NL',
      },
      ...{ streetName, houseNumber, houseNumberAddition },
    });
  });

  it('has the addition of the second line when the first has none', () => {
    expect(payerOf(person, wallet('Europalaan 93', { line2: 'III' }))).toMatchObject({
      houseNumberAddition: 'III',
    });
  });

  it('is nobody without a house number, a postal code that fits, or an address', () => {
    expect(payerOf(person, wallet('Postbus'))).toBeNull();
    expect(payerOf(person, wallet('Europalaan 93', { postal_code: '1000' }))).toBeNull();
    expect(payerOf(person, undefined)).toBeNull();
  });

  it('is nobody in another country than the total was made for', () => {
    expect(payerOf(person, wallet('Kerkstraat 1', { country: 'BE', postal_code: '1000' }))).toBeNull();
  });
});
