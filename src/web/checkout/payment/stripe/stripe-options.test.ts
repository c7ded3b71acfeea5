// Tests the options of the Stripe elements: methods by country, nothing asked twice, wallets as the shop
// shows them.

import { describe, expect, it } from 'vitest';
import { groupOptions, methodOrder, paymentOptions, sheetLines, walletOptions } from './stripe-options.ts';

describe('the payment methods', () => {
  it('begin with those of the country', () => {
    expect(methodOrder('NL').slice(0, 3)).toEqual(['ideal', 'wero', 'bancontact']);
    expect(methodOrder('BE')[0]).toBe('bancontact');
    expect(methodOrder('DE')[0]).toBe('card');
  });

  it('begin with what was recommended, once', () => {
    expect(methodOrder('NL', ['card', 'ideal'])).toEqual(['card', 'ideal', 'wero', 'bancontact']);
  });

  it('are never named by the option Stripe.js no longer takes', () => {
    const options = {
      ...groupOptions('pi_1_secret_2'),
      ...paymentOptions({ country: 'NL', disabled: false }),
    };
    expect(options).not.toHaveProperty('paymentMethodTypes');
    expect(options).toMatchObject({ clientSecret: 'pi_1_secret_2', locale: 'nl' });
  });
});

const countries = [
  { code: 'NL', name: 'Nederland' },
  { code: 'BE', name: 'België' },
];

describe('the elements', () => {
  it('have the wallets among the methods where no buttons stand beside them', () => {
    const form = { country: 'NL', disabled: false };
    expect(paymentOptions(form).wallets).toEqual({ applePay: 'never', googlePay: 'never' });
    expect(paymentOptions({ ...form, wallets: 'within' }).wallets).toEqual({
      applePay: 'auto',
      googlePay: 'auto',
    });
  });

  it('ask nothing the form asks', () => {
    expect(paymentOptions({ country: 'NL', disabled: true })).toMatchObject({
      fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'never' } },
      readOnly: true,
    });
  });

  it('always show Apple Pay and Google Pay, and ask a wallet for what the form has not, in the countries the shop sends to', () => {
    expect(walletOptions({ has: { person: false, address: false }, countries })).toMatchObject({
      paymentMethods: {
        applePay: 'always',
        googlePay: 'always',
        paypal: 'auto',
        link: 'auto',
        amazonPay: 'auto',
      },
      emailRequired: true,
      phoneNumberRequired: true,
      billingAddressRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: ['NL', 'BE'],
    });
    expect(walletOptions({ has: { person: true, address: true }, countries })).toMatchObject({
      emailRequired: false,
      phoneNumberRequired: false,
      shippingAddressRequired: false,
    });
  });

  it('tell a wallet the pack less its discount and the fee of the country, which are the total', () => {
    const quote = {
      variant: '2x',
      quantity: 2,
      country: 'DE',
      subtotal: 37_43,
      discount: 3_74,
      shipping: 9_95,
      total: 43_64,
      text: { subtotal: '37,43', discount: '-3,74', shipping: '9,95', total: '43,64' },
    };
    const { lineItems = [], shippingRates = [] } = sheetLines(quote);
    expect([lineItems[0]?.amount, shippingRates[0]?.amount]).toEqual([33_69, 9_95]);
  });
});
