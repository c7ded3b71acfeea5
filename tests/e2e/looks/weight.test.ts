// Tests what the entry pages load and execute on a phone before a visitor scrolls or touches anything.

import { beforeAll, expect, it } from 'vitest';
import { CHECKOUT_AIM, WEIGHT_AIM, weighPage } from '../pages/page-weight.ts';
import { orderButton } from '../shopper.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let post = '';

beforeAll(async () => {
  const posts: { slug: string }[] = await (await fetch(`${stage.url}/api/blog-posts`)).json();
  post = `/blog/${posts[0]?.slug ?? ''}`;
});

it('the landing page loads at most 5 KB of script', async () => {
  const { scriptBytes, scripts } = await weighPage(stage.browser, `${stage.url}/`);
  expect(scriptBytes, scripts.join(', ')).toBeLessThanOrEqual(WEIGHT_AIM.scriptBytes);
});

it('the text of the landing page is at most 90 KB before it is compressed', async () => {
  const bytes = Buffer.byteLength(await (await fetch(stage.url)).text());
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
});

it.each([['/'], ['/blog'], ['an article']])('%s loads at most 240 KB and two fonts', async (path) => {
  const { totalBytes, fonts } = await weighPage(
    stage.browser,
    stage.url + (path.startsWith('/') ? path : post),
  );
  expect(totalBytes).toBeLessThanOrEqual(WEIGHT_AIM.totalBytes);
  expect(fonts.length).toBeLessThanOrEqual(WEIGHT_AIM.fonts);
});

it('a page whose foot is in sight loads what its forms need, and no framework', async () => {
  const { scriptBytes, scripts } = await weighPage(stage.browser, `${stage.url}/nieuwsbrief`);
  expect(scripts.join(', ')).toMatch(/newsletter/);
  expect(scripts.join(', ')).not.toMatch(/react|kit/);
  expect(scriptBytes).toBeLessThanOrEqual(12 * 1024);
});

it('the script of a page gives way to everything the page is drawn with', async () => {
  for (const path of ['/', '/blog', post, '/contact']) {
    const html = await (await fetch(stage.url + path)).text();
    const asked = html.match(/<link rel="modulepreload"[^>]*>|<script type="module" src[^>]*>/g) ?? [];
    expect(asked.length, path).toBeGreaterThanOrEqual(1);
    expect(
      asked.filter((tag) => !tag.includes('fetchPriority="low"')),
      path,
    ).toEqual([]);
  }
});

// Each costs a slow phone some 20 ms, which stand in the way of the first touch.
it.each([['/'], ['/nieuwsbrief'], ['/checkout?variant=2x']])(
  '%s makes no format of dates or figures, and sorts nothing by the alphabet, while it comes up',
  async (path) => {
    const { page } = await stage.visit();
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(format, given) {
              made.push(name);
              return Reflect.construct(format, given);
            },
          }),
        });
      const compare = String.prototype.localeCompare;
      Object.assign(String.prototype, {
        localeCompare(this: string, ...given: Parameters<typeof compare>) {
          made.push('localeCompare');
          return compare.apply(this, given);
        },
      });
    });
    await page.goto(stage.url + path, { waitUntil: 'networkidle' });
    if (path.startsWith('/checkout')) await orderButton(page).waitFor();
    const made = () => page.evaluate(() => Object(window).made);
    expect(await made()).toEqual([]);
    await page.evaluate(() => ['b', 'a'].sort((one, other) => one.localeCompare(other, 'nl')));
    expect(await made()).toEqual(['localeCompare']);
  },
);

// A query of a container is answered by laying out the page: the first script would wait for all of it, on a
// phone 200 ms.
it.each([['/'], ['/blog'], ['an article'], ['/voorwaarden']])(
  '%s asks no container for its size',
  async (path) => {
    const { page } = await stage.visit();
    await page.goto(stage.url + (path.startsWith('/') ? path : post));
    const containers = await page
      .locator('body, body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).getPropertyValue('container-type') !== 'normal')
          .map(({ className }) => String(className)),
      );
    expect(containers).toEqual([]);
  },
);

// Whatever moves out of sight costs a battery sixty frames a second, and a slow phone its answer to a touch.
it.each([['/'], ['/blog'], ['/checkout?variant=2x']])(
  '%s is at rest when nothing moves in sight',
  async (path) => {
    const { page } = await stage.visit({ deviceScaleFactor: 2 });
    await page.goto(stage.url + path);
    // Until everything that arrives late is there, the question about cookies among it.
    await page.waitForTimeout(2_000);
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('Performance.enable');
    const looks = async () => {
      const { metrics } = await inspector.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    const before = await looks();
    await page.waitForTimeout(1_000);
    expect((await looks()) - before).toBeLessThanOrEqual(5);
  },
);

// A picture of a sheet is asked for before the first frame and arrives just after it: the page is then drawn
// again.
it.each([['/'], ['/blog'], ['/checkout?variant=2x']])(
  'the sheets of %s fetch letters alone',
  async (path) => {
    for (const sheet of await sheetsOf(path)) {
      const text = await (await fetch(stage.url + sheet)).text();
      const fetched = [...text.matchAll(/url\((?!["']?data:)["']?([^)"']*)/g)].map(
        ([, address]) => address ?? '',
      );
      expect(
        fetched.filter((address) => !address.endsWith('.woff2')),
        sheet,
      ).toEqual([]);
    }
  },
);

it('no other page loads the looks of the checkout', async () => {
  for (const path of ['/', '/blog', '/admin']) {
    const styles = await sheetsOf(path);
    expect(styles.length, path).toBeLessThanOrEqual(2);
    expect(styles.join(' '), path).not.toMatch(/checkout|kit|forms/);
  }
});

it('the checkout asks for few files, and for no zod', async () => {
  const { files, totalBytes } = await weighPage(stage.browser, `${stage.url}/checkout?variant=2x`);
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(CHECKOUT_AIM.files);
  expect(totalBytes).toBeLessThanOrEqual(CHECKOUT_AIM.totalBytes);
});

async function sheetsOf(path: string): Promise<string[]> {
  const html = await (await fetch(stage.url + path)).text();
  return [...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href ?? '');
}
