// Tests pages an owner wrote in a browser: layout without shifts, small and accessible pages, drafts that
// only operators see, redirects of removed pages, and legal texts that are shown unchanged.

import type { APIRequestContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { articleCopy } from '#copy/legal/article.ts';
import { uploadedSchema } from '#modules/media/contract.ts';
import { blockSchema } from '#modules/pages/content/block-kinds.ts';
import {
  type Block,
  type BlockKind,
  blockKinds,
  type EditedPage,
  editedPageSchema,
  pageRowSchema,
} from '#modules/pages/contract.ts';
import { formatDay } from '#shared/date-formats.ts';
import { dayOf } from '#shared/shop-days.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { photo } from '#tests/support/pictures.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn } from '../operator.ts';
import { htmlFaults } from '../pages/html-rules.ts';
import { layoutFaults, NARROW_WIDTHS } from '../pages/layout-faults.ts';
import { shiftOf } from '../pages/layout-shift.ts';
import { WEIGHT_AIM, weighPage } from '../pages/page-weight.ts';
import { structuredDataFaults } from '../pages/structured-data-rules.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const read = async (path: string) => (await fetch(stage.url + path)).text();

/** Logs in to the back-office and returns functions that call its API for pages. */
async function openDesk() {
  const { page, context } = await logInOn(stage);
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`${stage.url}/api/admin/pages${path}`, {
      method,
      headers: { origin: stage.url },
      ...(data ? { data } : {}),
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const edited = async (method: string, path: string, data?: object) =>
    editedPageSchema.parse(await ask(method, path, data));
  const find = async (address: string, kind: string) => {
    const rows = pageRowSchema.array().parse(await ask('GET', ''));
    const row = rows.find((each) => each.address === address && each.kind === kind);
    return edited('GET', `/${row?.id ?? 0}`);
  };
  const publish = async (id: number, content: EditedPage['draft']) => {
    await edited('PUT', `/${id}`, { content });
    return edited('POST', `/${id}/publish`, {});
  };
  return { page, request: context.request, edited, find, publish };
}

async function upload(request: APIRequestContext): Promise<string> {
  const buffer = await photo({ width: 1200, height: 800 });
  const answer = await request.post(`${stage.url}/api/upload`, {
    headers: { origin: stage.url },
    multipart: { file: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer } },
  });
  return uploadedSchema.parse(await answer.json()).url;
}

function arranged(kinds: readonly BlockKind[], imageUrl: string): Block[] {
  const own = (title: string): Partial<Record<BlockKind, object>> => ({
    text: { title, body: 'Wij zijn {winkel}.\n*Dit beloven we*\n• eerlijk\n• zwart' },
    picture: { title, imageUrl, alt: 'Een pot', caption: 'Op de wastafel' },
    video: { title, text: 'Twee minuten', imageUrl, alt: 'Een film', address: 'https://youtu.be/abc' },
  });
  return kinds.map((kind, at) =>
    blockSchema.parse({
      id: `b${at}`,
      kind,
      on: true,
      fields: own(`Eigen deel ${at}`)[kind] ?? blockKinds[kind].fresh(),
    }),
  );
}

const ARRANGEMENTS: readonly (readonly BlockKind[])[] = [
  ['hero', 'label'],
  [
    'hero',
    'guarantee',
    'tiles',
    'label',
    'questions',
    'reviews',
    'countdown',
    'steps',
    'comparison',
    'benefits',
  ],
  [
    'hero',
    'tiles',
    'text',
    'picture',
    'video',
    'label',
    'countdown',
    'reviews',
    'text',
    'guarantee',
    'picture',
  ],
];

/** Scrolls to the end of the page, so that contents that load when they become visible are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
  await page.waitForLoadState('networkidle');
}

it('every arrangement keeps still, small and open to everybody', { timeout: 600_000 }, async () => {
  const desk = await openDesk();
  const imageUrl = await upload(desk.request);
  const landing = await desk.find('/', 'landing');
  if (landing.draft.kind !== 'landing') throw new Error('no landing page');
  for (const kinds of ARRANGEMENTS) {
    await desk.publish(landing.id, { ...landing.draft, blocks: arranged(kinds, imageUrl) });
    const html = await read('/');
    expect(await htmlFaults(html)).toEqual([]);
    expect(structuredDataFaults(html)).toEqual([]);
    const { scriptBytes, totalBytes } = await weighPage(stage.browser, stage.url);
    expect(scriptBytes).toBeLessThanOrEqual(WEIGHT_AIM.scriptBytes);
    expect(totalBytes).toBeLessThanOrEqual(WEIGHT_AIM.totalBytes);
    for (const width of [390, 1440]) {
      const { page } = await stage.visit({ viewport: { width, height: 900 } });
      // Twice: what letters that come late may move is late-fonts.test.ts.
      for (const _ of ['first', 'again']) await page.goto(stage.url, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(await shiftOf(page)).toEqual({ value: 0, moved: [] });
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const narrow of NARROW_WIDTHS) expect(await layoutFaults(page, narrow)).toEqual([]);
    }
  }
});

it('a draft is the true page for whoever may write it, in a frame of the back-office, and nothing to others', async () => {
  const desk = await openDesk();
  const terms = await desk.find('/terms-of-service', 'policy');
  if (terms.draft.kind !== 'text') throw new Error('no text');
  const before = await read('/terms-of-service');
  await desk.edited('PUT', `/${terms.id}`, { content: { ...terms.draft, title: 'Onze voorwaarden' } });

  const preview = await desk.request.get(stage.url + terms.previewAddress);
  expect(await preview.text()).toContain('<h1 class="legal-title">Onze voorwaarden</h1>');
  expect(preview.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  await desk.page.goto(`${stage.url}/admin`);
  const heading = await desk.page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve(frame.contentDocument?.querySelector('h1')?.textContent ?? '');
        frame.src = address;
        document.body.append(frame);
      }),
    terms.previewAddress,
  );
  expect(heading).toBe('Onze voorwaarden');

  const stranger = await fetch(stage.url + terms.previewAddress);
  expect(await stranger.text()).toContain('Algemene Voorwaarden</h1>');
  expect(await read('/terms-of-service')).toBe(before);
});

it('a text of the law leads to what it said before, and going back says it again', async () => {
  const desk = await openDesk();
  const policy = await desk.find('/toegankelijkheid', 'policy');
  if (policy.draft.kind !== 'text') throw new Error('no text');
  await desk.publish(policy.id, { ...policy.draft, intro: 'Iedereen kan bij {winkel} bestellen.' });
  await expect.poll(() => read('/toegankelijkheid')).toContain('Iedereen kan bij');
  const earlier = await read('/toegankelijkheid?versie=1');
  expect(earlier).toContain('met een muis, een toetsenbord');
  expect(earlier).toContain('De tekst van 20\u00a0november 2026');
  expect(earlier).toContain('content="noindex"');
  await desk.edited('POST', `/${policy.id}/restore`, { number: 1, publish: true });
  await expect.poll(() => read('/toegankelijkheid')).toContain('met een muis, een toetsenbord');
});

it('terms hold as they stood when somebody ordered: other facts date them, and the mail leads to those of its day', async () => {
  const { request } = await openDesk();
  const guarantee = (guaranteeDays: number) =>
    request.put(`${stage.url}/api/admin/settings`, {
      headers: { origin: stage.url },
      data: { claims: { guaranteeDays } },
    });
  const before = await read('/terms-of-service');
  expect(before).toMatch(/30(\u00a0| )dagen/);
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const terms = async () => {
    const mails = await (await request.get(`${stage.url}/api/admin/outbox`)).text();
    return /\/terms-of-service\?op=[\dTZ:.-]+/.exec(mails)?.[0];
  };
  await expect.poll(terms, { timeout: 30_000 }).toBeDefined();
  expect(await read((await terms()) ?? '')).not.toContain('content="noindex"');

  await guarantee(60);
  await expect
    .poll(() => read('/terms-of-service'))
    .toContain(articleCopy.updated(formatDay(dayOf(new Date()))));
  const now = await read('/terms-of-service');
  expect(now).toMatch(/60(\u00a0| )dagen/);
  for (const path of ['/terms-of-service?versie=1', (await terms()) ?? '']) {
    const html = await read(path);
    expect(html, path).toMatch(/30(\u00a0| )dagen/);
    expect(html, path).not.toMatch(/60(\u00a0| )dagen/);
    expect(html, path).toContain('content="noindex"');
  }
  await guarantee(30);
  await expect.poll(() => read('/terms-of-service')).toMatch(/30(\u00a0| )dagen/);
});

it('a page of its own has menu, sitemap and crumbs, and its old addresses lead to it', async () => {
  const desk = await openDesk();
  const { id, draft } = await desk.edited('POST', '', { title: 'Over ons' });
  if (draft.kind !== 'text') throw new Error('no text');
  const ask = (path: string) => fetch(stage.url + path, { redirect: 'manual' });
  expect((await ask('/pagina/over-ons')).status).toBe(302);
  await desk.publish(id, { ...draft, body: '**Wie** #wie\nWij zijn [hier](/contact): {adres}' });
  await expect.poll(async () => (await ask('/pagina/over-ons')).status).toBe(200);
  const frame = await desk.find('/', 'frame');
  if (frame.draft.kind !== 'frame') throw new Error('no frame');
  const menu = [...frame.draft.menu, { label: 'Over ons', href: '/pagina/over-ons' }];
  await desk.publish(frame.id, { ...frame.draft, menu });
  await expect.poll(() => read('/blog')).toContain('href="/pagina/over-ons"');
  expect(await read('/sitemap.xml')).toContain(`<loc>${stage.url}/pagina/over-ons</loc>`);
  const html = await read('/pagina/over-ons');
  expect(await htmlFaults(html)).toEqual([]);
  expect(structuredDataFaults(html)).toEqual([]);
  const { page } = await stage.visit({ viewport: { width: 390, height: 800 } });
  await page.goto(`${stage.url}/pagina/over-ons`, { waitUntil: 'networkidle' });
  expect(await accessibilityFaults(page)).toEqual([]);

  await desk.edited('PUT', `/${id}`, { content: draft, slug: 'wij' });
  await expect
    .poll(async () => (await ask('/pagina/over-ons?utm_source=x')).headers.get('location'))
    .toBe('/pagina/wij?utm_source=x');
  expect((await ask('/pagina/over-ons')).status).toBe(301);
  expect((await ask('/pagina/wij')).status).toBe(200);
});
