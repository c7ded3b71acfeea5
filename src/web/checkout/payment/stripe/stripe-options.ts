// The options of Stripe's payment forms (Elements): the shop's colours, the most used methods of the country
// first, and no field that the shop's own form already has.

import type {
  Appearance,
  ChangeResolveDetails,
  StripeElementsOptionsClientSecret,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { ShownQuote } from '../../calls/checkout-responses.ts';
import type { ExpressPaymentProps, PaymentFormProps } from '../payment-form.ts';

/**
 * Colours and sizes of the shop for Stripe's form. They repeat styles.css, because Stripe's frame has another
 * origin and cannot read it.
 */
const appearance: Appearance = {
  theme: 'flat',
  variables: {
    colorPrimary: '#12110f',
    colorBackground: '#ffffff',
    colorText: '#12110f',
    colorTextSecondary: '#6f6a61',
    colorTextPlaceholder: '#767069',
    colorDanger: '#b42318',
    colorSuccess: '#0e7c61',
    fontFamily: 'Inter, system-ui, sans-serif',
    // Below 16 px a phone zooms in on the field.
    fontSizeBase: '16px',
    borderRadius: '8px',
    spacingUnit: '4px',
  },
  rules: {
    '.Input': { border: '1px solid #8a8479', padding: '12px 14px', boxShadow: 'none' },
    '.Input:focus': { borderColor: '#12110f', outline: '3px solid #0e7c61', outlineOffset: '1px' },
    '.Input--invalid': { border: '2px solid #b42318' },
    '.Label': { fontSize: '15px', fontWeight: '550' },
    '.AccordionItem': { border: '1px solid #b8b2a7', boxShadow: 'none' },
    '.AccordionItem--selected': { borderColor: '#12110f' },
  },
};

export function groupOptions(clientSecret: string): StripeElementsOptionsClientSecret {
  return { clientSecret, locale: 'nl', appearance, loader: 'auto' };
}

/**
 * Returns the payment methods in the order to show them: `preferred` first, then the most used of the
 * country. Stripe leaves out methods that the account or the payment does not allow, and appends all others.
 */
export function methodOrder(country: string, preferred: readonly string[] = []): string[] {
  return [...new Set([...preferred, ...(USUAL[country] ?? ['card', 'ideal', 'wero', 'bancontact'])])];
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  NL: ['ideal', 'wero', 'bancontact', 'card'],
  BE: ['bancontact', 'wero', 'ideal', 'card'],
};

type FormState = Pick<PaymentFormProps, 'country' | 'disabled' | 'preferred' | 'wallets'>;

export function paymentOptions(form: FormState): StripePaymentElementOptions {
  const { country, disabled, preferred, wallets = 'beside' } = form;
  const shown = wallets === 'within' ? 'auto' : 'never';
  return {
    layout: { type: 'accordion', radios: 'always', defaultCollapsed: false, spacedAccordionItems: true },
    paymentMethodOrder: methodOrder(country, preferred),
    readOnly: disabled,
    // The form has them; what is not asked here goes along when the payment is confirmed.
    fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'never' } },
    // Beside the form, these two have their buttons at the top of the page.
    wallets: { applePay: shown, googlePay: shown },
  };
}

type WalletState = Pick<ExpressPaymentProps, 'has' | 'countries'>;

/**
 * Returns the options of Stripe's wallets. A wallet asks for the person only when the form has no complete
 * person, and for an address only when the form has no complete address.
 */
export function walletOptions({ has, countries }: WalletState): StripeExpressCheckoutElementOptions {
  return {
    paymentMethods: {
      applePay: 'always',
      googlePay: 'always',
      paypal: 'auto',
      link: 'auto',
      amazonPay: 'auto',
      klarna: 'never',
    },
    buttonType: { applePay: 'order', googlePay: 'order', paypal: 'buynow' },
    buttonHeight: 48,
    layout: { maxColumns: 2, maxRows: 0, overflow: 'never' },
    emailRequired: !has.person,
    phoneNumberRequired: !has.person,
    // Names come with an address.
    billingAddressRequired: !has.person,
    shippingAddressRequired: !has.address,
    allowedShippingCountries: countries.map(({ code }) => code),
  };
}

/**
 * Returns the lines that a wallet's payment sheet shows: the order after discount, and the shipping fee.
 * Amounts are in cents.
 */
export function sheetLines({ subtotal, discount, shipping }: ShownQuote): ChangeResolveDetails {
  return {
    lineItems: [{ name: 'Bestelling', amount: subtotal - discount }],
    shippingRates: [{ id: 'verzending', displayName: 'Verzending', amount: shipping }],
  };
}
