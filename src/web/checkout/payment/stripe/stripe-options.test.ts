// What the elements are told: methods by country, nothing asked twice, wallets as the shop shows them.

import { describe, expect, it } from 'vitest';
import { groupOptions, methodOrder, paymentOptions, walletOptions } from './stripe-options.ts';

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

describe('the elements', () => {
  it('ask nothing the form asks', () => {
    expect(paymentOptions({ country: 'NL', disabled: true })).toMatchObject({
      fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'never' } },
      readOnly: true,
    });
  });

  it('always show Apple Pay and Google Pay, and ask a wallet for an address only when the form has none', () => {
    expect(walletOptions({ country: 'BE', needsAddress: true })).toMatchObject({
      paymentMethods: {
        applePay: 'always',
        googlePay: 'always',
        paypal: 'auto',
        link: 'auto',
        amazonPay: 'auto',
      },
      shippingAddressRequired: true,
      allowedShippingCountries: ['BE'],
    });
    expect(walletOptions({ country: 'NL', needsAddress: false })).toMatchObject({
      shippingAddressRequired: false,
    });
  });
});
