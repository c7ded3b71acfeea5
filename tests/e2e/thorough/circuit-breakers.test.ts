// Tests an external service that stops answering and recovers: the texts for shoppers and the operator, what
// still works, and that everything continues by itself afterwards.

import { createServer, type Server } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { createBuyer } from '#tests/support/buyer.ts';
import { logInOn, openOn } from '../operator.ts';
import { fillInDetails, orderButton } from '../shopper.ts';
import { setStage } from '../stage.ts';
import { installStripeStub } from '../stripe-js-stub.ts';

const SHOPPER = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@example.com' };
/** The number of consecutive failures after which the circuit breaker opens. */
const PATIENCE = 5;
/**
 * The maximum time in ms until the shop uses the service again. It tries again after two seconds, then at
 * longer and longer intervals.
 */
const BACK_WITHIN = 60_000;

let stripe: StripeStandIn;
let register: Server;
let registerStatus = 200;

const stage = setStage(async () => {
  stripe = await startStripeStandIn();
  register = createServer((_request, response) =>
    response
      .writeHead(registerStatus, { 'content-type': 'application/json' })
      .end('{"response":{"docs":[{"straatnaam":"Oudegracht","woonplaatsnaam":"Utrecht"}]}}'),
  );
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PDOK_BASE_URL: `http://127.0.0.1:${await listenOnFreePort(register)}`,
  };
});
beforeAll(() => stripe.deliverTo(`${stage.url}/api/stripe/webhook`));
beforeEach(() => {
  stripe.stayDisturbed('none');
  registerStatus = 200;
});
afterAll(async () => {
  await stripe?.stop();
  register?.close();
});

async function openCheckout(): Promise<Page> {
  const { context, page } = await stage.visit();
  await context.exposeFunction('playStripe', (clientSecret: string) => {
    const { status } = stripe.browser.confirm(clientSecret, { method: 'card', result: 'pay' });
    return { paymentIntent: { id: clientSecret.split('_secret_')[0], status } };
  });
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installStripeStub})()` }),
  );
  await page.goto(`${stage.url}/checkout?variant=2x`);
  return page;
}

/** Lets enough checkouts fail that the shop stops calling Stripe. */
async function letPaymentsRest(): Promise<void> {
  stripe.stayDisturbed('error_500');
  const answers = await Promise.all(
    Array.from({ length: PATIENCE }, () => createBuyer(stage.url).tryCheckout({ variant: '1x' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(PATIENCE).fill(503));
}

async function letRegisterRest(): Promise<void> {
  registerStatus = 500;
  for (let house = 1; house <= PATIENCE; house += 1)
    await fetch(`${stage.url}/api/address-lookup?postalCode=3511AB&houseNumber=${house}`);
}

/** Advances the page's clock by a minute at a time until the text is visible. */
async function untilShown(page: Page, text: Locator): Promise<void> {
  const looked = async () => {
    await page.clock.fastForward('01:00');
    return text.isVisible();
  };
  await expect.poll(looked, { timeout: 2 * BACK_WITHIN, interval: 2_000 }).toBe(true);
}

test('the operator reads who rests, since when and what goes on, and that everything runs again', async () => {
  const { page } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await openOn(stage, page, '/admin/api');
  await untilShown(page, page.getByText('Alles loopt'));
  await Promise.all([letPaymentsRest(), letRegisterRest()]);
  const payments = page.getByRole('listitem').filter({ hasText: 'Betalingen' });
  const addresses = page.getByRole('listitem').filter({ hasText: 'Adresregister' });
  const line = page
    .getByRole('status')
    .filter({ hasText: /De betaaldienst antwoordt niet sinds .*\d\d:\d\d/ });
  await untilShown(page, line.getByText(/^en nog/));
  expect(await line.getByRole('link', { name: /betaaldienst/ }).getAttribute('title')).toMatch(
    /Klanten kunnen nu niet betalen.*\n.*adressenregister.*Klanten vullen hun straat en plaats zelf in/,
  );
  await payments.getByText(/Antwoordt niet sinds .*\d\d:\d\d; we proberen het vanzelf opnieuw/).waitFor();
  await payments.getByText('Klanten kunnen nu niet betalen').waitFor();
  await addresses.getByText('Klanten vullen hun straat en plaats zelf in').waitFor();

  stripe.stayDisturbed('none');
  registerStatus = 200;
  await untilShown(page, page.getByText('Alles loopt'));
  expect(await payments.getByText('Antwoordt niet').count()).toBe(0);
});

test('without payments the order is filled in as ever, and goes on by itself once they are back', async () => {
  await letPaymentsRest();
  const page = await openCheckout();
  const notice = page.locator('.co-notice').filter({ hasText: 'nu niet klaarzetten' });
  await notice.getByText('Er is niets afgeschreven').waitFor();
  await notice.getByText('blijft staan').waitFor();
  await page.getByText(/We proberen het over \d+ seconden? vanzelf opnieuw/).waitFor();
  expect(await page.getByText('Checkout wordt geladen').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Betaal snel via' }).isVisible()).toBe(false);
  await fillInDetails(page, SHOPPER);
  await page.getByText('Hier komen de betaalmethoden').waitFor();
  expect(await orderButton(page).isDisabled()).toBe(true);

  stripe.stayDisturbed('none');
  await page.getByText('Betaalmethoden van Stripe').waitFor({ timeout: BACK_WITHIN });
  expect(await notice.count()).toBe(0);
  await orderButton(page).click();
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  expect(stripe.books.list().filter(({ status }) => status === 'succeeded')).toHaveLength(1);
});

test('without the register the address is typed, without a word and without waiting', async () => {
  await letRegisterRest();
  const page = await openCheckout();
  await page.getByText('Wallets van Stripe').waitFor();
  const answered = page.waitForResponse(/\/api\/address-lookup.*3511AB/);
  await fillInDetails(page, SHOPPER, { postalCode: '3511 ab', houseNumber: '9' });
  expect((await answered).status()).toBe(200);
  await page.getByRole('button', { name: /^Adresgegevens.*ingevuld/ }).click();
  await page.getByLabel('Straatnaam').waitFor();
  expect(await page.getByText('We kennen dit adres niet').count()).toBe(0);
  await page.getByRole('button', { name: 'Volgende' }).first().click();
  await page.getByText('Betaalmethoden van Stripe').waitFor();
  await orderButton(page).click();
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
});
