// Screens of the checkout in the states between the first field and the confirmation, in addition to those of
// the page tests.

import type { Page } from 'playwright-core';
import { doubleText } from '#tests/e2e/pages/layout-faults.ts';
import { fillInDetails, payByCard, payByIdeal } from '#tests/e2e/shopper.ts';
import { DECLINED_CARD } from '#tests/support/buyer.ts';
import type { Act, Screen } from './screen.ts';
import { all, fill, press, see } from './steps.ts';

const BUYER = { firstName: 'Iris', lastName: 'van den Boogaard', email: 'iris@example.com' };
const PACK = '/checkout?variant=2x';

const fillIn: Act = (page) => fillInDetails(page, BUYER);
const openAddress = all(
  fill('Voornaam', BUYER.firstName),
  fill('Achternaam', BUYER.lastName),
  fill('E-mailadres', BUYER.email),
  press('Volgende'),
  (page) => page.getByLabel('Postcode').waitFor(),
);
const doorstep = (postalCode: string, number: string): Act =>
  all(fill('Postcode', postalCode), (page) => page.getByLabel('Huisnummer', { exact: true }).fill(number));
const nobodyKnows: Act = (page) =>
  page.route('**/api/address-lookup?*', (route) => route.fulfill({ json: { success: false } }));
const country = (code: string): Act =>
  all(press('Wijzig het land'), (page) => page.getByLabel('Land').selectOption(code));
const method = (name: string): Act =>
  all(fillIn, (page) => page.locator(`input[name="payment-method"][value="${name}"]`).press('Space'));

const coupon = (code: string, answer: string | RegExp): Act =>
  all(fill('Kortingscode', code), press('Toepassen'), see(answer));
const choosePack: Act = all(press('Ander aantal'), (page) =>
  page.getByRole('radio', { name: /^3 Pack/ }).check(),
);

/** Approves an iDEAL payment and shows the page after it while its request for the outcome gets no answer. */
const approveUnanswered: Act = async (page: Page) => {
  await page.route('**/api/checkout/outcome*', () => undefined);
  await fillInDetails(page, BUYER);
  await payByIdeal(page);
  await page.getByRole('button', { name: 'Betaling goedkeuren' }).click();
  await page.getByText('Dat duurt langer dan normaal').waitFor();
};

const decline: Act = async (page) => {
  await fillInDetails(page, BUYER);
  await payByCard(page, DECLINED_CARD);
  await page.getByText('Je betaling is geweigerd door de bank').first().waitFor();
};

const payAndGoBack: Act = async (page) => {
  await fillInDetails(page, BUYER);
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  await page.goBack();
  await page.getByText('Je hebt net besteld').waitFor();
};

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };

export const CHECKOUT_SCREENS: readonly Screen[] = [
  { name: 'checkout-address', path: PACK, act: openAddress },
  {
    name: 'checkout-address-found',
    path: PACK,
    act: all(openAddress, doorstep('1012js', '1'), see('Dam 1, 1012 JS Amsterdam')),
  },
  {
    name: 'checkout-address-unknown',
    path: PACK,
    act: all(nobodyKnows, openAddress, doorstep('9999ZZ', '9'), see('We kennen dit adres niet.')),
  },
  {
    name: 'checkout-address-faults',
    path: PACK,
    act: all(openAddress, press('Volgende')),
  },
  {
    name: 'checkout-belgium',
    path: PACK,
    act: all(openAddress, country('BE'), doorstep('1000', '12'), fill('Plaats', 'Brussel')),
  },
  { name: 'checkout-coupon-good', path: PACK, act: coupon('WELKOM10', /WELKOM10/) },
  { name: 'checkout-coupon-wrong', path: PACK, act: coupon('bestaatniet', /verlopen of niet geldig/) },
  { name: 'checkout-pack-changed', path: '/checkout?variant=1x', act: choosePack },
  {
    name: 'checkout-price-changed',
    path: `${PACK}&price=30.00`,
    act: see('De prijs is gewijzigd'),
  },
  { name: 'checkout-ideal', path: PACK, act: method('ideal') },
  { name: 'checkout-card', path: PACK, act: method('card') },
  { name: 'checkout-bancontact', path: PACK, act: method('bancontact') },
  {
    name: 'checkout-mail-slip',
    path: PACK,
    act: all(fill('E-mailadres', 'iris@gmial.com'), (page) => page.getByLabel('Telefoonnummer').focus()),
  },
  {
    name: 'checkout-not-prepared',
    path: PACK,
    async act(page) {
      await page.route('**/api/checkout', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Opnieuw proberen' }).first().waitFor();
    },
  },
  { name: 'checkout-just-ordered', path: PACK, act: payAndGoBack },
  { name: 'checkout-success-late', path: '/checkout?variant=1x', act: approveUnanswered },
  { name: 'checkout-window', path: PACK, isWindow: true },
  { name: 'checkout-window-undecided', path: PACK, isWindow: true, isAsked: true },
  { name: 'checkout-window-to-pay', path: PACK, isWindow: true, act: method('card') },
  { name: 'checkout-window-faults', path: PACK, isWindow: true, act: press(/Nu veilig bestellen/) },
  { name: 'checkout-window-declined', path: PACK, isWindow: true, act: decline },
  { name: 'checkout-double', path: PACK, at: PHONE, act: doubleText },
  { name: 'checkout-double-window', path: PACK, at: PHONE, isWindow: true, act: doubleText },
  { name: 'checkout-double-to-pay', path: PACK, at: PHONE, act: all(method('card'), doubleText) },
  { name: 'checkout-side', path: PACK, at: ON_ITS_SIDE, isWindow: true },
  { name: 'checkout-side-to-pay', path: PACK, at: ON_ITS_SIDE, isWindow: true, act: method('card') },
  { name: 'checkout-small', path: PACK, at: SMALL },
  { name: 'checkout-small-window', path: PACK, at: SMALL, isWindow: true },
  { name: 'checkout-small-to-pay', path: PACK, at: SMALL, act: method('card') },
];
