// Tests the checkout of a shop with Stripe, with the stand-in on the server and a stub of Stripe.js in the
// page.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#tests/fakes/stripe/browser.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { onException } from './browser.ts';
import { fillInDetails, orderButton } from './shopper.ts';
import { setStage } from './stage.ts';
import { installStripeStub, type PlayedPayment, type StubCall } from './stripe-js-stub.ts';

const SCRIPT = 'https://js.stripe.com/endive/stripe.js';
/** The customer data a wallet sends to the page after its owner's approval. */
const WALLET = {
  expressPaymentType: 'google_pay',
  billingDetails: { name: 'Sanne de Vries', email: 'sanne@example.com', phone: '0612345678' },
  shippingAddress: {
    name: 'Sanne de Vries',
    address: {
      line1: 'Europalaan 93 A',
      line2: null,
      city: 'Utrecht',
      state: '',
      postal_code: '3526 KP',
      country: 'NL',
    },
  },
};
const SHOPPER = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@example.com' };

let stripe: StripeStandIn;
let context: BrowserContext;
let page: Page;
let attempt: Attempt;
let outside: string[];
let complaints: string[];
let isBlocked: boolean;

const shop = setStage(async () => {
  stripe = await startStripeStandIn();
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
});
beforeAll(() => stripe.deliverTo(`${shop.url}/api/stripe/webhook`));
afterAll(() => stripe?.stop());

beforeEach(async () => {
  attempt = { method: 'card', result: 'pay' };
  outside = [];
  complaints = [];
  isBlocked = false;
  ({ context, page } = await shop.visit({ viewport: { width: 1280, height: 900 } }));
  await context.exposeFunction('playStripe', play);
  await context.route(
    (url) => url.origin !== new URL(shop.url).origin,
    async (route) => {
      outside.push(route.request().url());
      if (isBlocked || route.request().url() !== SCRIPT) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: `(${installStripeStub})()` });
    },
  );
  onException(page, (words) => complaints.push(words));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});

/**
 * Confirms a payment on the stand-in of Stripe, in place of the browser. Returns the result that Stripe.js
 * would return.
 */
function play(clientSecret: string): PlayedPayment {
  const { status, error } = stripe.browser.confirm(clientSecret, attempt);
  return error ? { error } : { paymentIntent: { id: clientSecret.split('_secret_')[0] ?? '', status } };
}

const calls = async (name: string) =>
  (await page.evaluate((): StubCall[] => window.stripeCalls)).filter((call) => call.name === name);
const openCheckout = () => page.goto(`${shop.url}/checkout?variant=2x`);
const paid = () => page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
async function fillInPerson(): Promise<void> {
  await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
  await page.getByLabel('Achternaam').fill(SHOPPER.lastName);
  await page.getByLabel('E-mailadres').fill(SHOPPER.email);
}

describe('the checkout with Stripe', () => {
  it('loads Stripe.js, and only on the checkout', async () => {
    await page.goto(shop.url);
    await page.waitForLoadState('load');
    expect(outside).toEqual([]);
    const answer = await openCheckout();
    // A wallet's own window has to be able to report back.
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await page.getByText('Wallets van Stripe').waitFor();
    expect(outside).toEqual([SCRIPT]);
    expect(complaints).toEqual([]);
    expect(await calls('Stripe')).toEqual([
      { name: 'Stripe', argument: { key: 'pk_test_standin', options: { locale: 'nl' } } },
    ]);
  });

  it('confirms with the address, the way back and nothing else, and ends on the success page', async () => {
    await openCheckout();
    await fillInDetails(page, SHOPPER);
    await page.getByText('Betaalmethoden van Stripe').waitFor();
    await orderButton(page).click();
    await paid();
    const [confirmed, ...others] = await calls('confirmPayment');
    expect(others).toEqual([]);
    const address = {
      line1: 'Voorbeeldstraat 1',
      line2: '',
      state: '',
      city: 'Amsterdam',
      postal_code: '1234AB',
      country: 'NL',
    };
    const name = 'Sanne de Vries';
    expect(confirmed?.argument).toEqual({
      redirect: 'if_required',
      confirmParams: {
        return_url: expect.stringMatching(
          new RegExp(`^${shop.url}/checkout-success\\?variant=2x&amount=37\\.43`),
        ),
        shipping: { name, address },
        payment_method_data: {
          billing_details: {
            name,
            email: 'sanne@example.com',
            phone: '',
            address,
          },
        },
      },
    });
    const [payment] = stripe.books.list();
    expect(payment).toMatchObject({ status: 'succeeded', amount: 3743 });
    expect(complaints).toEqual([]);
  });

  it('says why a card was declined, and takes the next try', async () => {
    attempt = { method: 'card', result: 'decline', declineCode: 'insufficient_funds' };
    await openCheckout();
    await fillInDetails(page, SHOPPER);
    await page.getByText('Betaalmethoden van Stripe').waitFor();
    await orderButton(page).click();
    await page.getByText('Onvoldoende saldo op je rekening').first().waitFor();
    attempt = { method: 'ideal', result: 'pay' };
    await orderButton(page).click();
    await paid();
  });

  it('fetches the new amount for both elements when the total changes', async () => {
    await openCheckout();
    await fillInDetails(page, SHOPPER);
    await page.getByText('Betaalmethoden van Stripe').waitFor();
    expect(await calls('fetchUpdates')).toEqual([]);
    await page.getByRole('button', { name: /Adresgegevens/ }).click();
    await page.getByLabel('Land').selectOption('DE');
    await expect.poll(async () => (await calls('fetchUpdates')).length).toBe(2);
    expect(await calls('elements')).toHaveLength(2);
  });

  it('opens a wallet with an empty form, and takes who orders and where to from its sheet', async () => {
    await openCheckout();
    await page.getByText('Wallets van Stripe').waitFor();
    await orderButton(page).click({ trial: true });
    await page.evaluate(() => window.pressWallet());
    expect(await calls('reject')).toEqual([]);
    expect(await calls('resolve')).toMatchObject([
      { argument: { lineItems: [{ amount: 3743 }], shippingRates: [{ amount: 0 }] } },
    ]);
    expect((await calls('create:expressCheckout'))[0]?.argument).toMatchObject({
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: expect.arrayContaining(['NL', 'BE', 'DE']),
    });
    await page.evaluate((agreed) => window.confirmWallet(agreed), WALLET);
    await paid();
    expect(await calls('confirmPayment')).toMatchObject([
      {
        argument: {
          confirmParams: {
            shipping: {
              name: 'Sanne de Vries',
              address: { line1: 'Europalaan 93 A', postal_code: '3526KP' },
            },
            payment_method_data: { billing_details: { email: 'sanne@example.com', phone: '0612345678' } },
          },
        },
      },
    ]);
    expect(await calls('paymentFailed')).toEqual([]);
  });

  it('has the fee of the country the wallet sends to in its sheet and in the payment', async () => {
    await openCheckout();
    await page.getByText('Wallets van Stripe').waitFor();
    await orderButton(page).click({ trial: true });
    await page.evaluate(() => window.pressWallet());
    await page.evaluate(() => window.moveWallet('RU'));
    await expect.poll(async () => (await calls('reject')).length).toBe(1);
    await page.getByText('Daar bezorgen we niet').first().waitFor();
    await page.evaluate(() => window.moveWallet('DE'));
    await expect
      .poll(async () => (await calls('resolve')).at(-1)?.argument)
      .toMatchObject({ lineItems: [{ amount: 3743 }], shippingRates: [{ amount: 995 }] });
    await page.evaluate((agreed) => window.confirmWallet(agreed), {
      ...WALLET,
      shippingAddress: {
        name: 'S. de Vries',
        address: {
          line1: 'Hauptstr. 5',
          line2: null,
          city: 'Berlin',
          state: '',
          postal_code: '10115',
          country: 'DE',
        },
      },
    });
    await paid();
    expect(stripe.books.list()).toContainEqual(
      expect.objectContaining({ status: 'succeeded', amount: 4738 }),
    );
  });

  it('leaves name and e-mail address to the form when the wallet gives none', async () => {
    await openCheckout();
    await page.getByText('Wallets van Stripe').waitFor();
    await orderButton(page).click({ trial: true });
    await page.evaluate(() => window.pressWallet());
    await page.evaluate((agreed) => window.confirmWallet(agreed), { ...WALLET, billingDetails: undefined });
    await page.getByText('Vul je gegevens in', { exact: true }).first().waitFor();
    expect(await calls('paymentFailed')).toHaveLength(1);
    expect(await calls('confirmPayment')).toEqual([]);
  });

  it('tells the wallet and the page when a wallet’s payment is refused, and takes no address it cannot deliver to', async () => {
    attempt = { method: 'card', wallet: 'google_pay', result: 'decline' };
    await openCheckout();
    await fillInPerson();
    await page.getByText('Wallets van Stripe').waitFor();
    const elsewhere = { ...WALLET.shippingAddress.address, line1: 'Postbus' };
    await page.evaluate((agreed) => window.confirmWallet(agreed), {
      ...WALLET,
      shippingAddress: { name: 'S. de Vries', address: elsewhere },
    });
    await expect
      .poll(() => calls('paymentFailed'))
      .toMatchObject([{ argument: { reason: 'invalid_shipping_address' } }]);
    expect(await calls('confirmPayment')).toEqual([]);
    await page.evaluate((agreed) => window.confirmWallet(agreed), WALLET);
    await page.getByText('Je betaling is geweigerd door de bank').first().waitFor();
    expect((await calls('paymentFailed')).at(-1)).toMatchObject({ argument: { reason: 'fail' } });
  });

  it('confirms a wallet’s payment once more, a second after a temporary fault', async () => {
    attempt = { method: 'card', wallet: 'apple_pay', result: 'decline', declineCode: 'processing_error' };
    await openCheckout();
    await fillInPerson();
    await page.getByText('Wallets van Stripe').waitFor();
    await page.evaluate((agreed) => window.confirmWallet(agreed), WALLET);
    await page.getByText('Tijdelijke storing bij de betaalverwerking').first().waitFor();
    attempt = { method: 'card', wallet: 'apple_pay', result: 'pay' };
    await paid();
    expect(await calls('confirmPayment')).toHaveLength(2);
    expect(await calls('paymentFailed')).toEqual([]);
  });

  it('says so when Stripe.js is blocked, and tries again when asked', async () => {
    isBlocked = true;
    await openCheckout();
    await fillInDetails(page, SHOPPER);
    await page.getByText('De betaalmethoden konden niet worden geladen').waitFor();
    expect(await page.getByRole('heading', { name: 'Betaal snel via' }).isVisible()).toBe(false);
    isBlocked = false;
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page.getByText('Betaalmethoden van Stripe').waitFor();
    await orderButton(page).click();
    await paid();
  });
});
