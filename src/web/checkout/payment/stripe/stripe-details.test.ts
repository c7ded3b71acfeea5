// Tests the conversion of one address line into street, number and addition, and back.

import { describe, expect, it } from 'vitest';
import { type CustomerDetails, emptyDetails } from '../../details/customer-details.ts';
import { stripeDetails, walletContent } from './stripe-details.ts';

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

describe('a wallet', () => {
  const address = {
    line1: 'Europalaan 93',
    line2: null,
    city: 'Utrecht',
    state: '',
    postal_code: '3526 kp',
    country: 'NL',
  };

  it('says who pays in its billing details, and whom the parcel is for with the address', () => {
    const billingDetails = { name: 'A. de Vries', email: 'anna@example.nl', phone: '0612345678', address };
    expect(walletContent({ billingDetails, shippingAddress: { name: 'Bo Bakker', address } })).toEqual({
      name: 'Bo Bakker',
      email: 'anna@example.nl',
      phone: '0612345678',
      address: {
        line1: 'Europalaan 93',
        line2: '',
        state: '',
        city: 'Utrecht',
        postalCode: '3526 kp',
        country: 'NL',
      },
    });
    expect(walletContent({ billingDetails })).toMatchObject({ name: 'A. de Vries', address: null });
  });

  it('may say nothing', () => {
    expect(walletContent({})).toEqual({ name: '', email: '', phone: '', address: null });
  });
});
