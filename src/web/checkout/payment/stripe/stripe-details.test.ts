// One line of an address becomes three fields and the other way round.

import { describe, expect, it } from 'vitest';
import { type CustomerDetails, emptyDetails } from '../../details/customer-details.ts';
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
    const name = 'Anna de Vries';
    const address = {
      line1: 'Dam 1 A',
      line2: '',
      city: 'Amsterdam',
      state: '',
      postal_code: '1012JS',
      country: 'NL',
    };
    expect(stripeDetails(complete)).toEqual({
      payment_method_data: {
        billing_details: { name, email: 'anna@example.nl', phone: '', address },
      },
      shipping: { name, address },
    });
  });

  it('have state and second line in their own places outside the Netherlands and Belgium', () => {
    const abroad = { ...complete, country: 'US', houseNumber: 'NY', houseNumberAddition: 'Floor 21' };
    expect(stripeDetails(abroad).shipping).toMatchObject({
      address: { line1: 'Dam', line2: 'Floor 21', state: 'NY', country: 'US' },
    });
  });
});

describe('whom a wallet’s order goes to', () => {
  it('is the form’s own address when it is complete', () => {
    expect(payerOf(complete, wallet('Europalaan 93'))).toBe(complete);
    expect(payerOf(complete, undefined)).toBe(complete);
  });

  it('is read from the wallet’s lines, with the person of the form', () => {
    expect(payerOf(person, wallet('Europalaan 93-A'))).toEqual({
      ...person,
      streetName: 'Europalaan',
      houseNumber: '93',
      houseNumberAddition: 'A',
      postalCode: '3526KP',
      city: 'Utrecht',
    });
    const american = {
      country: 'US',
      postal_code: '10118',
      state: 'NY',
      line2: 'Floor 21',
      city: 'New York',
    };
    expect(payerOf({ ...person, country: 'US' }, wallet('350 Fifth Avenue', american))).toMatchObject({
      streetName: '350 Fifth Avenue',
      houseNumber: 'NY',
      houseNumberAddition: 'Floor 21',
      postalCode: '10118',
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
