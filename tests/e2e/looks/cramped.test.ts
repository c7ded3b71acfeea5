// Tests pages in little space: text at twice its size, a phone in landscape, a very small phone, and print.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownAddresses, makeKnownAddresses } from '../pages/known-addresses.ts';
import { doubleText } from '../pages/layout-faults.ts';
import { scenes } from '../pages/scenes.ts';
import { orderButton } from '../shopper.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let known: KnownAddresses;

beforeAll(async () => {
  known = await makeKnownAddresses(stage.url);
});

describe('text at twice its size on a phone', () => {
  const pages = scenes.filter(({ arrange, isAmp }) => !arrange && !isAmp);

  it.each([...pages, ...scenes.filter(({ name }) => /^checkout$|at the payment/.test(name))])(
    '$name does not move sideways',
    async ({ path, arrange }) => {
      const { page } = await stage.visit({ reducedMotion: 'reduce' });
      await page.goto(stage.url + (typeof path === 'string' ? path : path(known)));
      await arrange?.(page);
      await doubleText(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  it('the summary of the checkout shows the whole amount', async () => {
    const { page } = await stage.visit({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}/checkout?variant=2x`);
    await orderButton(page).waitFor();
    await doubleText(page);
    const [right, edge] = await page.locator('#summary-totals > :last-child dd').evaluate((amount) => {
      const summary = amount.closest('aside')?.getBoundingClientRect();
      return [amount.getBoundingClientRect().right, summary?.right ?? 0];
    });
    expect(right).toBeLessThanOrEqual(edge ?? 0);
  });
});

describe('the first screen of the shop', () => {
  /** Returns the box around the text of each matching element, in px. */
  const wordsOf = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((found) =>
      found.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );

  it('with text at twice its size shows every pack whole, and its jar under the words', async () => {
    const { page } = await stage.visit({ reducedMotion: 'reduce' });
    await page.goto(stage.url);
    await doubleText(page);
    // What is said to readers alone has no room of its own.
    const beyond = await page.locator('.pack-card').evaluateAll(
      (cards) =>
        cards.flatMap((card) => {
          const edge = card.getBoundingClientRect().right;
          return [...card.querySelectorAll('*:not(.sr-only)')].filter(
            (part) => part.getBoundingClientRect().right > edge + 1,
          );
        }).length,
    );
    expect(beyond).toBe(0);
    const [facts] = await wordsOf(page, '.hero-facts');
    const jar = await page.locator('.hero-picture').boundingBox();
    const price = await page.locator('.pack-form').boundingBox();
    expect(jar?.y).toBeGreaterThanOrEqual(facts?.bottom ?? Number.NaN);
    expect((jar?.y ?? Number.NaN) + (jar?.height ?? 0)).toBeLessThanOrEqual(price?.y ?? 0);
  });

  it.each([
    [390, '2x'],
    [390, '3x'],
    [360, '4x'],
    [768, '3x'],
    [768, '4x'],
  ])('at %i px no jar of %s stands over a word or a pack', async (width, code) => {
    const { page } = await stage.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${stage.url}/?variant=${code}`, { waitUntil: 'networkidle' });
    const place = await page.locator('.hero-pack[data-shown] img').boundingBox();
    if (!place) throw new Error('no picture of the pack');
    // The jars in the picture, which is 4:5 and on a tablet at the right of its place, without the empty
    // paper around them.
    const drawn = place.height * 0.8;
    const jars = {
      left: place.x + (place.width - drawn) / (width < 640 ? 2 : 1) + drawn * 0.085,
      top: place.y + place.height * (code === '2x' ? 0.45 : 0.21),
      bottom: place.y + place.height * 0.88,
    };
    const words = await wordsOf(
      page,
      `h1 span, .hero-facts, .pack-card:has(:checked) + .price-panel > p, .pack-card`,
    );
    const covered = words.filter(
      ({ right, top, bottom }) => right > jars.left && top < jars.bottom && bottom > jars.top,
    );
    expect(covered).toEqual([]);
  });

  it.each(['1x', '2x', '4x'])(
    'at 768 px what is said of the price of %s stands by the packs',
    async (code) => {
      const { page } = await stage.visit({ viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(`${stage.url}/?variant=${code}`, { waitUntil: 'networkidle' });
      const [said, card] = await Promise.all([
        page.locator('.pack-card:has(:checked) + .price-panel > p:last-child').boundingBox(),
        page.locator('.pack-card').first().boundingBox(),
      ]);
      const gap = (card?.y ?? Number.NaN) - (said?.y ?? Number.NaN) - (said?.height ?? 0);
      expect(gap).toBeLessThan(30);
    },
  );

  it.each([
    [390, 844],
    [768, 900],
  ])('at %i × %i the question about cookies leaves the order button free', async (width, height) => {
    const { page } = await stage.visit({ viewport: { width, height } });
    await page.goto(stage.url);
    const question = page.locator('#consent');
    await question.waitFor();
    const [asked, button] = await Promise.all([
      question.boundingBox(),
      page.locator('.order-button').boundingBox(),
    ]);
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  });
});

it('on a phone on its side the questions of AI Advies have the height of the screen', async () => {
  const { page } = await stage.visit({ viewport: { width: 844, height: 390 } });
  await page.goto(`${stage.url}/blog`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'AI Advies' }).locator('visible=true').click();
  await page.getByText('Stap 1 van 5').waitFor();
  const shown = await page.locator('.advice-view').evaluate(({ clientHeight }) => clientHeight);
  expect(shown).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Thee: één meer' }).click();
  expect(await page.getByRole('spinbutton', { name: /Thee/ }).inputValue()).toBe('1');
});

it('on a phone the first field is there to be filled in, before anybody scrolls', async () => {
  const { page } = await stage.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${stage.url}/checkout?variant=2x`);
  const [field, bar] = await Promise.all(
    [page.getByLabel('Voornaam'), page.getByRole('button', { name: 'Volgende' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

it('on the smallest phone nothing lies over the button that leads on in the checkout', async () => {
  const { page } = await stage.visit({ viewport: { width: 320, height: 568 } });
  await page.goto(`${stage.url}/checkout?variant=2x`);
  const button = page.getByRole('button', { name: 'Volgende' });
  await button.click({ trial: true });
  const covered = await button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [(left + right) / 2, y] as const);
    return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
  });
  expect(covered).toBe(0);
});

it.each([320, 768, 1024])('at %i px the choice of another pack stays within the summary', async (width) => {
  const { page } = await stage.visit({ viewport: { width, height: 900 } });
  await page.goto(`${stage.url}/checkout?variant=2x`);
  await orderButton(page).waitFor();
  const opener = page.getByRole('button', { name: 'Ander aantal' });
  if (!(await opener.isVisible())) await page.getByRole('button', { name: /Je bestelling/ }).click();
  await opener.click();
  const beyond = await page.locator('#pack-choice').evaluate((choice) => {
    const edge = choice.parentElement?.getBoundingClientRect().right ?? 0;
    return [...choice.querySelectorAll('*:not(.sr-only)')].filter(
      (part) => part.getBoundingClientRect().right > edge + 1,
    ).length;
  });
  expect(beyond).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

it.each([
  [768, 'asks'],
  [768, 'has an answer'],
  [1440, 'has an answer'],
] as const)(
  'at %i px a message leaves free what can be pressed when the shop %s',
  async (width, question) => {
    const { page } = await stage.visit({ viewport: { width, height: 900 } });
    await page.goto(stage.url);
    await page.locator('#consent').waitFor();
    if (question === 'has an answer') await page.getByRole('button', { name: 'Weigeren' }).click();
    await page.locator('footer form').scrollIntoViewIfNeeded();
    const form = page.locator('footer form[data-enhanced]');
    await form.waitFor();
    await page.route('**/api/contacts', (route) => route.abort());
    await form.getByLabel('E-mailadres').fill('pech@example.nl');
    await form.getByRole('button').click();
    const [message, button] = await Promise.all(
      ['.toast', '.sticky-buy[data-visible]'].map((part) => page.locator(part).boundingBox()),
    );
    expect((message?.y ?? Number.NaN) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  },
);

it('on a phone on its side the pay bar leaves the fields of the checkout their room', async () => {
  const { page } = await stage.visit({ viewport: { width: 640, height: 360 } });
  await page.goto(`${stage.url}/checkout?variant=2x`);
  const button = page.getByRole('button', { name: 'Volgende' });
  await button.waitFor();
  await page.getByLabel('E-mailadres').focus();
  const [field, bar] = await Promise.all([
    page.getByLabel('E-mailadres').boundingBox(),
    button.boundingBox(),
  ]);
  const isFree = field && bar && (bar.y >= field.y + field.height || bar.y + bar.height <= field.y);
  expect(isFree).toBe(true);
});

it.each([['landing page'], ['order of a customer']])(
  'on paper the %s is what it says, not what can be pressed',
  async (name) => {
    const { page } = await stage.visit({ viewport: { width: 794, height: 1123 } });
    await page.goto(stage.url + (name === 'landing page' ? '/' : known.order));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(
      await page.locator('nav, input[type="email"], .sticky-buy').filter({ visible: true }).count(),
    ).toBe(0);
    const dark = await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
    expect(dark).toBe('rgba(0, 0, 0, 0)');
  },
);

it('Enter in the last field of the quick checkout presses the order button', async () => {
  const { page } = await stage.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${stage.url}/fast-checkout?variant=1x`);
  await orderButton(page).waitFor();
  await page.getByLabel('Voornaam').fill('Enna');
  await page.getByLabel('Achternaam').fill('Toets');
  await page.getByLabel('E-mailadres').fill('enna@example.nl');
  await page.getByLabel('Postcode').fill('1234AB');
  await page.getByLabel('Huisnummer', { exact: true }).fill('1');
  await page.getByLabel('Straatnaam').fill('Voorbeeldstraat');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await page.getByRole('radio', { name: /Kaart/ }).press('Space');
  await page.getByLabel('Kaartnummer').fill('4242 4242 4242 4242');
  await page.getByLabel('Vervaldatum').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('CVC').press('Enter');
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
});
