// Tests that a live shop claims only what its data support: without reviews, on weekends and holidays, after
// the cut-off time, without price history, without stock, open and closed. Public pages are read as a
// visitor; mails and the order page as a customer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { editedPageSchema } from '#modules/pages/contract.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { accepted, createBuyer } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { type ClockedShop, startClockedShop } from '../../e2e/built-shop.ts';
import { beginAsOwner, callAs, codeOf, OWNER, openForAnHour } from '../../e2e/live-owner.ts';
import { FALSE_DEADLINE, FREE_SENDING, PROMISE, toldBy, UNBORNE, wordsOf } from './told-words.ts';

const FRIDAY = '2026-11-20T14:00:00Z';
const FRIDAY_LATE = '2026-11-20T15:30:00Z';

let shop: ClockedShop;
let stripe: StripeStandIn;
let ahead = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  stripe = await startStripeStandIn({ secretKey: 'sk_live_standin', now });
  await setTime(FRIDAY, async (moment) => {
    shop = await startClockedShop(moment, {
      ADMIN_PASSWORD: OWNER.password,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_standin',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
  });
  stripe.deliverTo(`${shop.url}/api/stripe/webhook`);
  ({ cookie, secret } = await beginAsOwner(shop.url, shopTime));
  await writePage();
});
afterAll(async () => {
  await stripe?.stop();
  await shop?.stop();
});

/** Sets the clock of the shop and of its payment provider. */
async function setTime(moment: string, set = (at: string) => shop.setClock(at)): Promise<void> {
  ahead = Date.parse(moment) - Date.now();
  await set(moment);
}

let cookie = '';
let secret = '';
const shopTime = () => Date.now() + ahead;

/**
 * Opens the shop for an hour at that moment. On later days the owner logs in again first, because the session
 * has expired.
 */
async function openOn(moment: string): Promise<void> {
  if (Date.parse(moment) > Date.parse(FRIDAY_LATE))
    cookie = await logInForCookie(shop.url, { ...OWNER, code: codeOf(secret, shopTime()) });
  await openForAnHour(shop.url, { cookie, secret }, shopTime);
}

/** Publishes an own page whose text contains every variable that can become false over time. */
async function writePage(): Promise<void> {
  const page = '/api/admin/pages';
  const { id, draft } = editedPageSchema.parse(await asOwner('POST', page, { title: 'Alles op een rij' }));
  const body = [
    'Vandaag besteld = {bezorgdag} in huis.',
    '{belofte-verzending}',
    '{zin-verzendkosten}',
    'Los {prijs}, of vanaf {prijs-per-pot} per pot.',
    '{uitleg-cijfer}',
  ].join('\n');
  await asOwner('PUT', `${page}/${id}`, { content: { ...draft, body } });
  await asOwner('POST', `${page}/${id}/publish`, {});
  await writeQuestion();
}

/** Adds a question to the landing page whose answer names the day of delivery. */
async function writeQuestion(): Promise<void> {
  const page = '/api/admin/pages';
  const rows = z.array(z.object({ id: z.number(), kind: z.string() }));
  const found = rows.parse(await asOwner('GET', page)).find(({ kind }) => kind === 'landing');
  const { draft } = editedPageSchema.parse(await asOwner('GET', `${page}/${found?.id}`));
  if (draft.kind !== 'landing') throw new Error(draft.kind);
  const item = { question: 'Hoe snel is het er?', answer: 'Bestel je nu, dan is het {bezorgdag} in huis.' };
  const blocks = draft.blocks.map((block) =>
    block.kind === 'questions'
      ? { ...block, fields: { ...block.fields, items: [...block.fields.items, item] } }
      : block,
  );
  await asOwner('PUT', `${page}/${found?.id}`, { content: { ...draft, blocks } });
  await asOwner('POST', `${page}/${found?.id}/publish`, {});
}

const asOwner = (method: string, path: string, body?: object) =>
  callAs(cookie, method, shop.url + path, body);

const read = async (path: string) =>
  (await fetch(shop.url + path, { headers: { accept: 'text/html,*/*' } })).text();

const SELLING = ['/', '/checkout', '/fast-checkout', '/checkout?variant=4x'];
const READING = [
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
  '/shipping-policy',
  '/reviews-beleid',
  '/toegankelijkheid',
];
const DOING = ['/herroepen', '/nieuwsbrief', '/leave-review', '/contact', '/cookies', '/poets', '/afmelden'];
const NOTHING_THERE = ['/bestelling/niets', '/betalen/niets', '/blog/niets', '/checkout-success'];
const OWN = ['/pagina/alles-op-een-rij', '/terms-of-service?versie=1'];
const MACHINES = [
  '/sitemap.xml',
  '/blog/rss.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/api/reviews',
  '/api/variants',
  '/api/products',
  '/api/blog-posts',
];

async function everyArticle(): Promise<string[]> {
  const posts = z.array(z.object({ slug: z.string() })).parse(JSON.parse(await read('/api/blog-posts')));
  return posts.flatMap(({ slug }) => [`/blog/${slug}`, `/amp/blog/${slug}`]);
}

const everyPage = async (): Promise<string[]> => [
  ...SELLING,
  ...READING,
  ...DOING,
  ...NOTHING_THERE,
  ...OWN,
  ...MACHINES,
  ...(await everyArticle()),
];

const packSchema = z.object({
  id: z.string(),
  price: z.number(),
  quantity: z.number(),
  originalPrice: z.number().nullable(),
  save: z.string().nullable(),
  pricePerJar: z.number(),
  soldOut: z.boolean(),
  popular: z.boolean(),
});
const readPacks = async () => z.array(packSchema).parse(JSON.parse(await read('/api/variants')));
const euros = (amount: number) => `€${amount.toFixed(2).replace('.', ',')}`;
const promisesOf = (html: string) =>
  [...toldBy(html).matchAll(PROMISE)].map(([, word = '']) => word.toLowerCase());
/**
 * Checks that no page promises a delivery day and that the structured data say "out of stock", while nothing
 * can be ordered.
 */
async function promisesNothing(): Promise<void> {
  for (const path of await everyPage()) expect(promisesOf(await read(path)), path).toEqual([]);
  expect(wordsOf(await read(OWN[0] ?? ''))).toContain('Vandaag besteld zodra het kan in huis.');
  const landing = await read('/');
  expect(toldBy(landing)).toContain('Bestel je nu, dan is het zodra het kan in huis.');
  expect(landing).toContain('https://schema.org/OutOfStock');
  expect(landing).not.toContain('https://schema.org/InStock');
}
const variantsSchema = z.array(z.object({ id: z.number(), code: z.string(), version: z.number() }));
async function changePack(code: string, change: object): Promise<void> {
  const found = variantsSchema
    .parse(await asOwner('GET', '/api/admin/variants'))
    .find((each) => each.code === code);
  await asOwner('PUT', `/api/admin/variants/${found?.id}`, change);
}

describe('a live shop without a review', () => {
  it('states no rating, no number of customers and no deadline that is none, on any page', async () => {
    for (const path of await everyPage()) {
      const html = await read(path);
      expect(html.length, path).toBeGreaterThan(1);
      expect(UNBORNE.exec(toldBy(html))?.[0], path).toBeUndefined();
      expect(FALSE_DEADLINE.exec(html)?.[0], path).toBeUndefined();
    }
  });

  it('says that there are none, and asks for the first', async () => {
    expect(await read('/')).toContain('Er staan nog geen reviews van klanten');
    expect(JSON.parse(await read('/api/reviews'))).toEqual([]);
  });

  it('counts its own from five on, and no sooner', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const url = `${shop.url}/api/reviews`;
      const review = { customerName: `Klant ${number}`, rating: number === 5 ? 3 : 5 };
      const made = await callHttp({
        method: 'POST',
        url,
        body: { ...review, comment: `Fijn poeder, ik poets er al weken mee (${number}).` },
      });
      const { id } = z.object({ id: z.number() }).parse(made.body);
      expect(UNBORNE.exec(toldBy(await read('/')))?.[0]).toBeUndefined();
      await asOwner('PUT', `/api/admin/reviews/${id}`, { status: 'published' });
    }
    const html = await read('/');
    expect(html).toContain('"ratingValue":4.6');
    expect(html).toContain('"reviewCount":5');
    expect(wordsOf(html)).toContain('5 beoordelingen');
    expect(toldBy(html)).not.toMatch(/4[,.]8\b|\b247\b|300\+/);
  });
});

describe('a live shop that is closed', () => {
  const ORDER = 'Ja, Ik Wil Wittere Tanden!';
  const OFFERS = /class="sticky-buy"|href="\/checkout/;

  it('promises no day and leads nobody to a checkout that would send them away', async () => {
    const landing = await read('/');
    expect(wordsOf(landing)).toContain('Bestellen kan even niet');
    await promisesNothing();
    expect(landing).not.toContain(ORDER);
    expect(landing).toContain('href="/nieuwsbrief"');
    for (const path of ['/', ...(await everyArticle())]) expect(await read(path), path).not.toMatch(OFFERS);
  });

  it('offers again as soon as it is opened, and no more once the hour is over', async () => {
    await openForAnHour(shop.url, { cookie, secret }, shopTime);
    const open = await read('/');
    expect(open).toContain(ORDER);
    expect(toldBy(open)).toMatch(PROMISE);
    expect(open).toContain('https://schema.org/InStock');
    expect(UNBORNE.exec(wordsOf(open))?.[0]).toBeUndefined();
    expect(await read('/')).toBe(open);
    await setTime('2026-11-20T15:02:00Z');
    expect(await read('/')).not.toContain(ORDER);
    await setTime(FRIDAY);
    await openForAnHour(shop.url, { cookie, secret }, shopTime);
    expect(await read('/')).toContain(ORDER);
    await asOwner('DELETE', '/api/admin/go-live/opening');
    expect(await read('/')).not.toContain(ORDER);
  });
});

describe('the promised day of a live shop', () => {
  it.each([
    ['a Friday before the cut-off', FRIDAY, 'Maandag', true],
    ['a Friday after it', FRIDAY_LATE, 'Dinsdag', false],
    ['a Saturday', '2026-11-21T11:00:00Z', 'Dinsdag', false],
    ['a Sunday evening', '2026-11-22T20:00:00Z', 'Dinsdag', false],
    ['a Monday morning', '2026-11-23T08:00:00Z', 'Morgen', true],
    ['a Monday after the cut-off', '2026-11-23T16:30:00Z', 'Woensdag', false],
    ['the day before Christmas, after the cut-off', '2026-12-24T16:00:00Z', 'Dinsdag', false],
    ['Christmas itself', '2026-12-25T10:00:00Z', 'Dinsdag', false],
  ])(
    'on %s is the true one on every page, and a countdown is there only while it is true',
    async (_, at, day, counts) => {
      await setTime(at);
      await openOn(at);
      for (const path of await everyPage()) {
        const html = await read(path);
        expect(
          promisesOf(html).filter((word) => word !== day.toLowerCase()),
          path,
        ).toEqual([]);
        expect(FALSE_DEADLINE.exec(html)?.[0], path).toBeUndefined();
        if (!counts) expect(html, path).not.toContain('Laatste kans!');
      }
      const landing = await read('/');
      expect(wordsOf(landing)).toContain(`Vandaag besteld = ${day} in huis (NL & BE)`.replace('&', '&amp;'));
      expect(landing.includes('Bestellingen tot 16:00 gaan vandaag nog mee')).toBe(counts);
      expect(wordsOf(landing).includes('Bestel voor 16:00.')).toBe(counts);
    },
  );
});

describe('the prices of a live shop', () => {
  it('are those of its packs and nothing else, wherever it sells', async () => {
    await setTime(FRIDAY);
    const packs = await readPacks();
    const perHundred = packs.map(({ price, quantity }) => (price * 100) / (quantity * 60));
    const borne = packs.flatMap((pack) => [pack.price, pack.pricePerJar, pack.originalPrice ?? pack.price]);
    const saved = packs.map(({ price, originalPrice }) => (originalPrice ?? price) - price);
    const upgrades = packs.flatMap(({ price }) => packs.map((other) => Math.abs(other.price - price)));
    const known = new Set([...borne, ...perHundred, ...saved, ...upgrades, 0].map(euros));
    const priced = ['/', '/checkout', ...(await everyArticle()), ...OWN.slice(0, 1)];
    for (const path of priced) {
      const html = await read(path);
      const named = [...toldBy(html).matchAll(/€ ?\d+,\d{2}/g)].map(([text]) => text.replace(' ', ''));
      expect(named.length, path).toBeGreaterThan(0);
      expect(
        [...new Set(named)].filter((text) => !known.has(text)),
        path,
      ).toEqual([]);
      const data = [...html.matchAll(/"price":"?([\d.]+)/g)].map(([, price]) => Number(price));
      expect(
        data.filter((price) => price > 0 && !packs.some((pack) => pack.price === price)),
        path,
      ).toEqual([]);
    }
  });

  it('a struck price without a history is on no page, and in no feed, whatever is typed', async () => {
    await changePack('1x', { originalPrice: '99.95' });
    await changePack('2x', { originalPrice: '199.90' });
    for (const path of await everyPage()) {
      const html = await read(path);
      expect(/99[,.]95|199[,.]90?\b/.exec(html)?.[0], path).toBeUndefined();
    }
    expect(await readPacks()).toMatchObject([
      { originalPrice: null, save: null },
      { originalPrice: null },
      {},
      {},
    ]);
    await changePack('2x', { originalPrice: '49.90' });
    expect(await read('/')).toMatch(/<s>€49,90<\/s>/);
  });
});

describe('what sending costs in a live shop', () => {
  const setFee = (code: string, fee: number) =>
    asOwner('PUT', `/api/admin/shipping-countries/${code}`, { fee });

  it('is called free while it is', async () => {
    for (const path of ['/', '/checkout', '/terms-of-service', '/shipping-policy', ...OWN.slice(0, 1)])
      expect(toldBy(await read(path)), path).toMatch(/gratis/i);
    expect(toldBy(await read('/'))).toContain('Verzenden is gratis in Nederland en België.');
  });

  it('is called free by no page, article or structured data once it costs something', async () => {
    await setFee('NL', 495);
    await setFee('BE', 695);
    // What the terms said before they say still, at an address of its own.
    for (const path of (await everyPage()).filter((each) => !each.includes('?versie=')))
      expect(FREE_SENDING.exec(toldBy(await read(path)))?.[0], path).toBeUndefined();
    const landing = toldBy(await read('/'));
    expect(landing).toContain('Verzending vanaf €4,95');
    expect(landing).toContain('Verzenden kost €4,95 in Nederland en kost €6,95 in België.');
    expect(landing).toContain('incl. btw, plus verzendkosten');
    await setFee('NL', 0);
    await setFee('BE', 0);
  });
});

describe('without stock', () => {
  it('nothing is offered: not by a page, the structured data or the checkout', async () => {
    const articles = z.array(z.object({ code: z.string(), onHand: z.number() }));
    const lines = articles
      .parse(await asOwner('GET', '/api/admin/stock'))
      .map(({ code, onHand }) => ({ article: code, counted: 0, was: onHand }));
    await asOwner('POST', '/api/admin/stock/counts', { key: 'alles-leeg-geteld', lines });
    expect((await readPacks()).every(({ soldOut }) => soldOut)).toBe(true);
    const landing = await read('/');
    expect(landing).not.toContain('Ja, Ik Wil Wittere Tanden!');
    for (const path of SELLING) expect(await read(path), path).toMatch(/uitverkocht/i);
    await promisesNothing();
  });
});

async function buyOne() {
  const buyer = createBuyer(shop.url);
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  stripe.browser.confirm(started.clientSecret, { method: 'card' });
  expect(accepted(await buyer.tryOrder(started.paymentIntentId))).toMatchObject({ success: true });
  return started;
}

describe('a live shop that may not sell yet', () => {
  it('says so on its pages, prepares no payment, and says it no more once an owner opened it', async () => {
    await asOwner('DELETE', '/api/admin/go-live/opening');
    const closed = 'Bestellen kan even niet';
    for (const path of ['/', '/checkout', '/blog']) expect(wordsOf(await read(path)), path).toContain(closed);
    await changePack('1x', { stock: 50 });
    await openForAnHour(shop.url, { cookie, secret }, shopTime);
    for (const path of ['/', '/checkout', '/blog'])
      expect(wordsOf(await read(path)), path).not.toContain(closed);
  });

  it('what is bought in that hour promises the same day in mail and order page, to the letter', async () => {
    await setTime(FRIDAY_LATE);
    await openForAnHour(shop.url, { cookie, secret }, shopTime);
    const started = await buyOne();
    const mails = z.array(z.object({ type: z.string(), html: z.string() }));
    const confirmations = async () =>
      mails
        .parse(await asOwner('GET', '/api/admin/outbox'))
        .filter(({ type }) => type === 'order_confirmation');
    await expect.poll(async () => (await confirmations()).length, { timeout: 60_000 }).toBe(1);
    const [mail] = await confirmations();
    expect(wordsOf(mail?.html ?? '')).toContain('dinsdag 24 november');
    const link = /\/bestelling\/[\w.-]+/.exec(mail?.html ?? '')?.[0] ?? '';
    const page = wordsOf(await read(link));
    expect(page).toContain('Dinsdag 24 november in huis');
    expect(page).toContain('€24,95');
    expect(UNBORNE.exec(page)?.[0]).toBeUndefined();
    const success = `/checkout-success?payment_intent=${started.paymentIntentId}`;
    expect(UNBORNE.exec(toldBy(await read(success)))?.[0]).toBeUndefined();
  });

  it('calls the pack most ordered that is, and no other its owner would', async () => {
    const anyPopular = async () => (await readPacks()).some(({ popular }) => popular);
    expect(await anyPopular()).toBe(false);
    // Once is what an owner buys to try the shop.
    await changePack('1x', { popular: true });
    expect(await anyPopular()).toBe(false);
    for (let count = 0; count < 4; count += 1) await buyOne();
    // Counted when the packs are read anew.
    await changePack('1x', { popular: true });
    expect((await readPacks()).filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['1x']);
    expect(await read('/')).toMatch(/value="1x"(?:(?!<label).)*Meest besteld/s);
    await changePack('1x', { popular: false });
    expect(await read('/')).not.toContain('Meest besteld');
  });

  it('no mail about an order states what its data do not bear', async () => {
    const orders = z.array(z.object({ id: z.number() }));
    const [order] = orders.parse(await asOwner('GET', '/api/admin/orders'));
    for (const status of ['shipped', 'delivered'])
      await asOwner('PUT', `/api/orders/${order?.id}`, { status });
    await asOwner('POST', '/api/admin/send-email', { orderId: order?.id, emailType: 'review_request' });
    const mails = z.array(z.object({ type: z.string(), subject: z.string(), html: z.string() }));
    const sent = async () => mails.parse(await asOwner('GET', '/api/admin/outbox'));
    const types = ['delivered', 'order_confirmation', 'review_request', 'shipped'];
    const missing = async () => {
      const there = new Set((await sent()).map(({ type }) => type));
      return types.filter((type) => !there.has(type));
    };
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    for (const { type, subject, html } of await sent()) {
      const told = `${subject} ${toldBy(html)}`;
      expect(
        [UNBORNE, FALSE_DEADLINE].map((rule) => rule.exec(told)?.[0] ?? null),
        type,
      ).toEqual([null, null]);
      expect(
        [...told.matchAll(PROMISE)].map(([said]) => said),
        type,
      ).toEqual([]);
    }
  });
});
