// Tests the moving parts of the landing page against the specification: pack choice, questions, reviews and
// the sticky button.

import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { choosePackOnLanding, fillInDetails, payByCard } from '../shopper.ts';
import { setStage } from '../stage.ts';

const shop = setStage();
let context: BrowserContext;

beforeEach(async () => {
  ({ context } = await shop.visit({ viewport: { width: 1280, height: 900 } }));
});

async function open(path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${shop.url}${path}`);
  // The picker has come to life once it has noted what it shows.
  await page.waitForFunction(() => sessionStorage.getItem('current-variant') !== null);
  return page;
}

const pack = (page: Page, name: RegExp) => page.getByRole('radio', { name });

it('a choice of pack is kept under the documented keys and shows in every other tab', async () => {
  const first = await open();
  const second = await open();
  await first.bringToFront();
  await first.getByText('3 Pack', { exact: true }).click();
  await second.bringToFront();
  await second.waitForFunction(() => document.querySelector('input[value="3x"]:checked') !== null);
  const kept = await first.evaluate(() => [
    ...['checkout-variant', 'checkout-value'].map((key) => localStorage.getItem(key)),
    ...['current-variant', 'current-price'].map((key) => sessionStorage.getItem(key)),
  ]);
  expect(kept).toEqual(['3x', '48.85', '3x', '48.85']);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'selectedVariant');
  expect(cookie?.value).toBe('3x');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});

it('a changed cookie alone is followed, and an unknown pack in the address is ignored', async () => {
  const page = await open('/?variant=9x');
  expect(await pack(page, /^1 Pack/).isChecked()).toBe(true);
  await context.addCookies([{ name: 'selectedVariant', value: '4x', url: shop.url }]);
  await page.waitForFunction(() => document.querySelector('input[value="4x"]:checked') !== null);
});

it('the main button forgets an earlier payment and carries pack, price, name and time to the checkout', async () => {
  const page = await open('/?variant=2x');
  await page.evaluate(() => localStorage.setItem('cachedPaymentIntent', 'pi_old'));
  await page.getByRole('button', { name: 'Ja, Ik Wil Wittere Tanden!' }).click();
  await page.waitForURL('**/checkout?*');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({
    variant: '2x',
    price: '37.43',
    name: '2 Pack',
    t: expect.stringMatching(/^\d{13}$/),
  });
  expect(await page.evaluate(() => localStorage.getItem('cachedPaymentIntent'))).toBeNull();
});

it('one question is open at a time, and the open one closes', async () => {
  const page = await open();
  const questions = page.locator('#faq details');
  expect(await questions.count()).toBe(4);
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  expect(await questions.evaluateAll((all) => all.map((each) => each.hasAttribute('open')))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await questions.nth(2).locator('summary').click();
  expect(await page.locator('#faq details[open]').count()).toBe(0);
});

it('a link into the page leads to the very place', async () => {
  for (const part of ['reviews', 'faq', 'etiket']) {
    const page = await open();
    await page.evaluate(
      (name) =>
        new Promise((arrived) => {
          addEventListener('scrollend', arrived, { once: true });
          location.hash = name;
        }).then(() => undefined),
      part,
    );
    const top = await page.locator(`#${part}`).evaluate((section) => section.getBoundingClientRect().top);
    expect({ part, top: Math.round(top) }).toEqual({ part, top: 24 });
    await page.close();
  }
});

it('the reviews walk for 60 s, 40 s up to 768 px, while they are in sight, and stop for pointer and focus', async () => {
  const page = await open();
  const style = (name: 'animationDuration' | 'animationPlayState') =>
    page.locator('.carousel-track').evaluate((track, wanted) => getComputedStyle(track)[wanted], name);
  // At the foot of the screen: reviews under the pointer, which begins in the upper corner, stand still.
  await page
    .locator('.carousel-window')
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await expect.poll(() => style('animationDuration')).toBe('60s');
  await expect.poll(() => style('animationPlayState')).toBe('running');
  await page.locator('.carousel-window').focus();
  expect(await style('animationPlayState')).toBe('paused');
  await page.locator('.carousel-window').evaluate((element) => element.blur());
  await page.locator('.carousel-window').hover();
  expect(await style('animationPlayState')).toBe('paused');
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await style('animationDuration')).toBe('40s');
});

it.each([390, 1440])(
  'at %i px the sticky button shows past 300 px, to the very end of the page',
  async (width) => {
    const { page } = await shop.visit({ viewport: { width, height: 900 } });
    await page.goto(shop.url);
    await page.getByRole('button', { name: 'Weigeren' }).click();
    const button = page.locator('.sticky-buy[data-visible]');
    const scrollDown = (to: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
    for (const place of [301, 2000, 100_000]) {
      await scrollDown(place);
      await button.waitFor();
    }
    // The last line of the footer ends above it.
    const [end, top] = await Promise.all([
      page.locator('footer > div').evaluate((element) => element.getBoundingClientRect().bottom),
      button.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(end).toBeLessThanOrEqual(top);
    await scrollDown(300);
    await button.waitFor({ state: 'detached' });
  },
);

it('a chosen pack shows in the picture and in the sticky button, which then leads straight to the checkout', async () => {
  const page = await open();
  expect(await page.locator('.sticky-buy').textContent()).toBe('1 Pack · €24,95Pak ’t Nu');
  expect(await page.locator('.hero-pack[data-shown]').count()).toBe(0);
  await page.getByText('2 Pack', { exact: true }).click();
  await page.locator('.hero-pack[data-pack="2x"][data-shown] img').waitFor();
  await page.locator('#benefits').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect(await page.locator('.drawer [data-offer]').getAttribute('href')).toBe('/checkout?variant=2x');
  await page.locator('.sticky-buy[data-visible]', { hasText: '2 Pack · €37,43' }).click();
  await page.waitForURL('**/checkout?variant=2x');
});

it('reaching for the order button has the browser fetch the checkout ahead, which makes no session', async () => {
  const page = await open('/?variant=3x');
  await page.getByRole('button', { name: 'Ja, Ik Wil Wittere Tanden!' }).hover();
  expect(await page.locator('a[data-ahead]').getAttribute('href')).toBe('/checkout?variant=3x');
  expect((await context.cookies()).filter(({ name }) => name.includes('checkout_session'))).toEqual([]);
});

const sheetIn = (page: Page, place: string) =>
  page.locator(`${place} img`).evaluate((sheet) => {
    const { x, y } = new DOMMatrix(getComputedStyle(sheet).transform).transformPoint();
    const { offsetWidth, offsetHeight } = sheet as HTMLElement;
    return [-x / offsetWidth, -y / offsetHeight];
  });

it('the jar opens as the page goes by, and is fetched no sooner than somebody comes near', async () => {
  const page = await open();
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /jar-opening/.test(name)),
    );
  expect(await fetched()).toEqual([]);
  const jar = page.locator('.opening-jar');
  const seen = (part: string) =>
    page.locator(`.opening-jar-${part}`).evaluate((each) => getComputedStyle(each).opacity);
  expect([await seen('closed'), await seen('frames')]).toEqual(['1', '0']);
  await jar.evaluate((each) =>
    scrollTo({ top: each.getBoundingClientRect().top - 500, behavior: 'instant' }),
  );
  await expect.poll(() => seen('frames')).toBe('1');
  await expect.poll(async () => (await sheetIn(page, '.opening-jar-frames'))[0]).toBeGreaterThan(0);
  await expect.poll(async () => (await fetched()).length).toBe(1);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect.poll(() => seen('open')).toBe('1');
  expect([await seen('closed'), await seen('frames')]).toEqual(['0', '0']);
});

it('who wants nothing to move sees the open jar, and can turn the other', async () => {
  const { context: still } = await shop.visit({ reducedMotion: 'reduce' });
  const page = await still.newPage();
  await page.goto(shop.url);
  expect(await page.locator('.opening-jar-closed').isVisible()).toBe(false);
  expect(await page.locator('.opening-jar-open').isVisible()).toBe(true);
  const slider = page.getByRole('slider', { name: 'Draai de pot' });
  await page.locator('#etiket').scrollIntoViewIfNeeded();
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('10 graden gedraaid');
});

it('the jar turns with arrows and with a hand that drags it, and says what of it is in front', async () => {
  const page = await open();
  await page.locator('.turning-jar').scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider', { name: 'Draai de pot' });
  await slider.waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toBe('Voorkant');
  await slider.press('End');
  await slider.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).toBe('340 graden gedraaid');
  expect(await sheetIn(page, '.turning-jar-view')).toEqual([expect.closeTo(4 / 6), expect.closeTo(5 / 6)]);
  const box = await page.locator('.turning-jar-view').boundingBox();
  if (!box) throw new Error('Nothing to take hold of');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Half its girth and the two frames it was short of its front.
  await page.mouse.move(x + (box.width * 1.98 * 20) / 36, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  expect(await slider.getAttribute('aria-valuetext')).toBe('Achterkant');
});

it('without a script the jar is a still picture of its front', async () => {
  const { context: plain } = await shop.visit({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(shop.url);
  expect(await page.locator('.turning-jar-view img').count()).toBe(1);
  expect(await page.locator('.turning-jar-turn').isVisible()).toBe(false);
});

/**
 * Counts the visible elements with the `view-transition-name` under which the jar moves from page to page.
 */
const travelling = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).viewTransitionName === 'pot' && each.checkVisibility(),
      ).length,
  );

it.each([390, 1280])(
  'at %i px one jar travels: landing page, checkout and success page show one each',
  async (width) => {
    const { page } = await shop.visit({ viewport: { width, height: 900 } });
    await page.goto(shop.url);
    expect(await travelling(page)).toBe(1);
    await choosePackOnLanding(page, shop.url, '2x');
    await page.getByLabel('Voornaam').waitFor();
    expect(await travelling(page)).toBe(1);
    await fillInDetails(page, { firstName: 'Sanne', lastName: 'Bakker', email: 'sanne@example.com' });
    await payByCard(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    expect(await travelling(page)).toBe(1);
  },
);

/**
 * Scrolls until the title of the steps is `height` px below the top of the window. Returns the darkest, mean
 * and lightest grey value (0–255) of the title's screenshot.
 */
async function shadesOfSteps(
  page: Page,
  height: number,
): Promise<{ min: number; mean: number; max: number }> {
  const title = page.locator('#steps-title');
  await title.evaluate((each, at) => {
    scrollTo({ top: scrollY + each.getBoundingClientRect().top - at, behavior: 'instant' });
  }, height);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { channels } = await sharp(await title.screenshot())
    .greyscale()
    .stats();
  const [{ min, mean, max } = { min: 0, mean: 0, max: 0 }] = channels;
  return { min, mean, max };
}

it('the steps begin black and are brushed white by scrolling, back and forth; who wants nothing to move reads them on white', async () => {
  const moving = await open();
  const { page: still } = await shop.visit({ reducedMotion: 'reduce' });
  await still.goto(shop.url);
  for (const page of [moving, still]) await page.getByRole('button', { name: 'Weigeren' }).click();
  const white = { min: expect.closeTo(18, -2), mean: expect.closeTo(230, -2), max: expect.closeTo(250, -1) };
  const black = { min: expect.closeTo(18, -1), mean: expect.closeTo(40, -2), max: expect.closeTo(240, -2) };
  for (const [height, seen] of [
    [700, black],
    [100, white],
    [700, black],
  ] as const) {
    expect({ height, ...(await shadesOfSteps(moving, height)) }).toEqual({ height, ...seen });
    expect({ height, ...(await shadesOfSteps(still, height)) }).toEqual({ height, ...white });
  }
});

it('on a phone what stands alone to be pressed is 44 px high', async () => {
  const { page } = await shop.visit();
  const heightOf = async (link: Locator) => (await link.boundingBox())?.height ?? 0;
  await page.goto(shop.url);
  const small = ['.hero-facts a', '.order-note a', 'footer a[href^="mailto:"]', 'footer a[href^="tel:"]'];
  for (const selector of small)
    expect({ selector, height: await heightOf(page.locator(selector)) }).toEqual({
      selector,
      height: expect.toSatisfy((height: number) => height >= 44),
    });
  await page.goto(`${shop.url}/contact`);
  expect(await heightOf(page.getByRole('link', { name: 'Home', exact: true }))).toBeGreaterThanOrEqual(44);
});

it('who asked for an address that leads nowhere is told so on the front page, and nobody else is', async () => {
  const { page } = await shop.visit();
  const line = page.getByText('Die pagina bestaat niet (meer). Dit is de startpagina.');
  await page.goto(`${shop.url}/bestaat-niet`);
  await line.waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  expect(await line.isVisible()).toBe(false);
});

it('the powder over the steps begins in the colour of the block above it', async () => {
  const page = await open();
  const ground = await page
    .locator('.bg-bone + .brushed')
    .evaluate((steps) => getComputedStyle(steps, '::before').backgroundImage);
  const bone = await page
    .locator('.bg-bone:has(+ .brushed)')
    .evaluate((block) => getComputedStyle(block).backgroundColor);
  expect(ground.startsWith(`linear-gradient(${bone}`)).toBe(true);
});
