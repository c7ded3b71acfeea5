// Tests the pages an owner writes over HTTP: only publishing changes what readers see, every published
// version can be restored, concurrent edits are detected, and redirects lead to the new address in one step.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { uploadedSchema } from '#modules/media/contract.ts';
import { findPictureUses } from '#modules/media/picture-uses.ts';
import {
  type EditedPage,
  editedPageSchema,
  pageRowSchema,
  pageVariables,
  pageVersionContentSchema,
  pageVersionSchema,
  redirectSchema,
  todaysVariableSchema,
} from '#modules/pages/contract.ts';
import { addRedirect, findEarlierPolicy } from '#modules/pages/index.ts';
import { hours } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { photo, upload } from '#tests/support/pictures.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let running: TestShop;
const notifications: string[] = [];
beforeAll(async () => {
  running = await startTestShop();
  await running.database.listen('data_changed', (data) => notifications.push(data));
});
afterAll(() => running.stop());

const PAGES = '/api/admin/pages';
const request = (method: string, path: string, body?: object) => running.asOperator(method, path, body);
const edit = async (method: string, path: string, body?: object) =>
  editedPageSchema.parse((await request(method, path, body)).body);
const list = async () => z.array(pageRowSchema).parse((await request('GET', PAGES)).body);
const idOf = async (name: string) => (await list()).find((page) => page.name === name)?.id ?? 0;
const versions = async (id: number) =>
  z.array(pageVersionSchema).parse((await request('GET', `${PAGES}/${id}/versions`)).body);
const pageForReaders = async (id: number) =>
  (await running.shop.shownPages.read()).pages.find((page) => page.id === id)?.content ?? null;
const readRedirects = async () => (await running.shop.shownPages.read()).redirects;

/** Returns the draft of the landing page with `lead` as the text of its first block (`hero`). */
function withLead(page: EditedPage, lead: string) {
  const { draft } = page;
  if (draft.kind !== 'landing') throw new Error('no landing page');
  const [first, ...rest] = draft.blocks;
  if (first?.kind !== 'hero') throw new Error('no first screen');
  return { ...draft, blocks: [{ ...first, fields: { ...first.fields, lead } }, ...rest] };
}

test('a fresh shop has its landing page, its frame and five texts of the law, each published as it came', async () => {
  const pages = await list();
  expect(pages.map(({ kind, address }) => [kind, address])).toEqual([
    ['landing', '/'],
    ['frame', '/'],
    ['policy', '/terms-of-service'],
    ['policy', '/privacy-policy'],
    ['policy', '/shipping-policy'],
    ['policy', '/reviews-beleid'],
    ['policy', '/toegankelijkheid'],
  ]);
  expect(pages.every(({ published, changed, updatedBy }) => published && !changed && updatedBy === '')).toBe(
    true,
  );
  const [seeded] = await versions(await idOf('Privacybeleid'));
  expect(seeded).toMatchObject({ number: 1, how: 'seeded', live: true, publishedBy: '' });
});

describe('the landing page', () => {
  test('readers see what is published, with who did, and going back gives what they saw, to the letter', async () => {
    const id = await idOf('Landingspagina');
    const before = await edit('GET', `${PAGES}/${id}`);
    const publishedPage = await pageForReaders(id);

    const saved = await edit('PUT', `${PAGES}/${id}`, {
      content: withLead(before, 'Wit in {resultaatdagen} dagen.'),
      version: before.version,
    });
    expect([saved.changed, saved.version]).toEqual([true, before.version + 1]);
    expect(await pageForReaders(id)).toEqual(publishedPage);

    const notificationCount = notifications.length;
    const published = await edit('POST', `${PAGES}/${id}/publish`, { version: saved.version });
    expect(published).toMatchObject({ changed: false, updatedBy: 'admin' });
    await expect.poll(() => notifications.slice(notificationCount)).toEqual(['pages']);
    await expect.poll(() => pageForReaders(id)).toEqual(saved.draft);
    expect(await versions(id)).toMatchObject([
      { number: 2, how: 'published', publishedBy: 'admin', live: true },
      { number: 1, how: 'seeded', live: false },
    ]);

    await edit('POST', `${PAGES}/${id}/restore`, { number: 1, publish: true });
    await expect.poll(() => pageForReaders(id)).toEqual(publishedPage);
    const [restored] = await versions(id);
    expect(restored).toMatchObject({ number: 3, how: 'restored' });
    const one = await request('GET', `${PAGES}/${id}/versions/3`);
    expect(JSON.stringify(pageVersionContentSchema.parse(one.body).content)).toBe(
      JSON.stringify(publishedPage),
    );
  });

  test('publishing what readers see already makes no version', async () => {
    const id = await idOf('Landingspagina');
    const before = await versions(id);
    await edit('POST', `${PAGES}/${id}/publish`, {});
    expect(await versions(id)).toEqual(before);
  });

  test('whoever saves second is told, and nothing is overwritten', async () => {
    const id = await idOf('Landingspagina');
    const page = await edit('GET', `${PAGES}/${id}`);
    const body = { content: withLead(page, 'De eerste'), version: page.version };
    await edit('PUT', `${PAGES}/${id}`, body);
    const second = await request('PUT', `${PAGES}/${id}`, { ...body, content: withLead(page, 'De tweede') });
    expect(second).toMatchObject({ status: 409, body: { code: 'edit_conflict', version: page.version + 1 } });
    const discarded = await edit('POST', `${PAGES}/${id}/discard`, { version: page.version + 1 });
    expect(discarded.draft).toEqual(page.live);
  });

  test('what may not be published is refused at its field, in words', async () => {
    const id = await idOf('Landingspagina');
    const page = await edit('GET', `${PAGES}/${id}`);
    const content = withLead(page, 'Wit in {dagen} dagen');
    expect(await request('PUT', `${PAGES}/${id}`, { content })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'content.blocks.0.fields.lead',
            message: '{dagen} is geen gegeven van de winkel. Kies er een uit de lijst.',
          },
        ],
      },
    });
    expect((await request('PUT', `${PAGES}/${id}`, { content: { ...content, blocks: [] } })).status).toBe(
      422,
    );
  });
});

test('a picture a page shows, or showed once, is on the list of those that stay', async () => {
  const key = '0123456789abcdef0123456789abcdef-800x600';
  const { id, draft } = await edit('POST', PAGES, { title: 'Met foto' });
  if (draft.kind !== 'text') throw new Error('no text');
  const search = { ...draft.search, imageUrl: `/media/${key}/800.webp` };
  await edit('PUT', `${PAGES}/${id}`, { content: { ...draft, search } });
  const uses = async () => (await findPictureUses(running.shop, running.database.orm)).get(key);
  expect(await uses()).toEqual([{ kind: 'page', id, name: 'Met foto' }]);
  await edit('POST', `${PAGES}/${id}/publish`, {});
  await edit('PUT', `${PAGES}/${id}`, { content: draft });
  await edit('POST', `${PAGES}/${id}/publish`, {});
  expect(await uses()).toEqual([{ kind: 'page', id, name: 'Met foto' }]);
});

test('a picture nobody described, here or in the library, is not taken', async () => {
  const uploaded = await upload(running, await photo({ width: 800, height: 600 }), 'foto.jpg', 'file');
  const { url } = uploadedSchema.parse(uploaded.body);
  const id = await idOf('Landingspagina');
  const { draft } = await edit('GET', `${PAGES}/${id}`);
  if (draft.kind !== 'landing') throw new Error('no landing page');
  const own = { id: 'foto', kind: 'picture', on: true };
  const withAlt = (alt: string) => ({
    ...draft,
    blocks: [
      ...draft.blocks,
      { ...own, fields: { title: 'Op de wastafel', imageUrl: url, alt, caption: '' } },
    ],
  });
  const refused = await request('PUT', `${PAGES}/${id}`, { content: withAlt('') });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ path: `content.blocks.${draft.blocks.length}.fields.alt` }] },
  });
  expect(
    (await request('PUT', `${PAGES}/${id}`, { content: withAlt('Een pot naast een kraan') })).status,
  ).toBe(200);
  await running.rows("update media_pictures set alt_text = 'Een pot'");
  expect((await request('PUT', `${PAGES}/${id}`, { content: withAlt('') })).status).toBe(200);
  expect((await request('PUT', `${PAGES}/${id}`, { content: draft })).status).toBe(200);
});

test('what a text can name is told with what it says today', async () => {
  const values = async () => {
    const answer = await request('GET', '/api/admin/page-variables');
    const variables = z.array(todaysVariableSchema).parse(answer.body);
    return Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  };
  const before = await values();
  expect(Object.keys(before)).toEqual(Object.keys(pageVariables));
  expect(before).toMatchObject({
    winkel: 'Zwartwit',
    prijs: '€24,95',
    garantiedagen: '30',
    kvk: '12345678',
    'niet-verzonden': 'Naar Belarus en Rusland kunnen we nu niet verzenden.',
    'e-mail': 'hallo@zwartwit.example',
    verzendkosten: expect.stringMatching(/^Nederland.*: Gratis/),
  });
  const [single] = await running.rows("select id from product_variants where code = '1x'");
  const sell = (isActive: boolean) => request('PUT', `/api/admin/variants/${single?.id}`, { isActive });
  await sell(false);
  expect(await values()).toEqual({ ...before, prijs: '' });
  await sell(true);
  expect(await values()).toEqual(before);
});

test('what is planned is what the draft said then, and comes at its moment by itself', async () => {
  const id = await idOf('Landingspagina');
  const page = await edit('GET', `${PAGES}/${id}`);
  const at = new Date(running.now().getTime() + hours(2)).toISOString();
  const past = new Date(running.now().getTime() - hours(2)).toISOString();
  await edit('PUT', `${PAGES}/${id}`, { content: withLead(page, 'Van straks') });
  expect((await request('POST', `${PAGES}/${id}/publish`, { at: past })).status).toBe(422);
  const planned = await edit('POST', `${PAGES}/${id}/publish`, { at });
  expect(planned.publishAt).toBe(at);
  const later = await edit('PUT', `${PAGES}/${id}`, { content: withLead(page, 'Van later') });
  expect(await pageForReaders(id)).toEqual(page.live);

  running.skip(hours(2) + 1000);
  await running.database.execute(
    `update jobs.job set start_after = now() where name is not null and state < 'active'`,
  );
  await running.settle();
  await expect.poll(() => pageForReaders(id)).toEqual(withLead(page, 'Van straks'));
  const after = await edit('GET', `${PAGES}/${id}`);
  expect([after.publishAt, after.draft]).toEqual([null, later.draft]);
  expect((await versions(id))[0]).toMatchObject({ how: 'planned', publishedBy: 'admin' });
});

test('a text of the law is dated by the last change of its words, and readers find what they were before', async () => {
  const id = await idOf('Reviewbeleid');
  const page = await edit('GET', `${PAGES}/${id}`);
  const { draft } = page;
  if (draft.kind !== 'text') throw new Error('no text');
  await edit('PUT', `${PAGES}/${id}`, {
    content: { ...draft, search: { ...draft.search, title: 'Reviews' } },
  });
  expect((await edit('POST', `${PAGES}/${id}/publish`, {})).changedOn).toBe(page.changedOn);
  await edit('PUT', `${PAGES}/${id}`, { content: { ...draft, intro: 'Zo doen we dat.' } });
  expect((await edit('POST', `${PAGES}/${id}/publish`, {})).changedOn).toBe(dayOf(running.now()));
  const shown = async () => (await running.shop.shownPages.read()).pages.find((each) => each.id === id);
  await expect.poll(async () => (await shown())?.earlier).toEqual([{ number: 2, changedOn: page.changedOn }]);
  expect((await request('DELETE', `${PAGES}/${id}`)).body).toMatchObject({ code: 'page_needed' });
});

test('other facts of the shop date a text of the law anew, and what it said before is kept with it', async () => {
  const id = await idOf('Algemene Voorwaarden');
  const before = await edit('GET', `${PAGES}/${id}`);
  const [storedVersion] = await versions(id);
  await request('PUT', '/api/admin/settings', { claims: { guaranteeDays: 60 } });
  const shown = async () => (await running.shop.shownPages.read()).pages.find((each) => each.id === id);
  await expect.poll(async () => (await shown())?.changedOn).toBe(dayOf(running.now()));
  expect(await shown()).toMatchObject({
    values: { garantiedagen: '60' },
    earlier: [{ number: storedVersion?.number, changedOn: before.changedOn }],
  });
  expect(await findEarlierPolicy(running.shop, id, storedVersion?.number ?? 0)).toMatchObject({
    values: { garantiedagen: '30' },
  });
  const [refilled, ...others] = await versions(id);
  expect(refilled).toMatchObject({ how: 'seeded', live: true, what: ['Gegevens van de winkel gewijzigd'] });
  expect(others).toHaveLength(1);
  // An operator who is editing the page is not interrupted: its version is unchanged.
  expect(await edit('GET', `${PAGES}/${id}`)).toMatchObject({ version: before.version, changed: false });

  const untouched = await versions(await idOf('Toegankelijkheid'));
  await request('PUT', '/api/admin/settings', { claims: { guaranteeDays: 60 } });
  await request('PUT', '/api/admin/settings', { social: {} });
  await running.settle();
  expect(await versions(id)).toHaveLength(2);
  expect(await versions(await idOf('Toegankelijkheid'))).toEqual(untouched);
});

describe('a page of its own', () => {
  const begin = (title: string) => edit('POST', PAGES, { title });

  test('is seen once it is published, leads on from its old addresses in one step, and comes back to none of them', async () => {
    const { id, slug } = await begin('Over ons');
    expect(slug).toBe('over-ons');
    expect((await request('POST', PAGES, { title: 'Over ons' })).body).toMatchObject({ code: 'slug_taken' });
    expect(await pageForReaders(id)).toBeNull();
    const page = await edit('POST', `${PAGES}/${id}/publish`, {});
    await expect.poll(() => pageForReaders(id)).toEqual(page.draft);

    const rename = (newSlug: string) => edit('PUT', `${PAGES}/${id}`, { content: page.draft, slug: newSlug });
    await rename('wie-we-zijn');
    await rename('wij');
    await expect.poll(readRedirects).toEqual({
      '/pagina/over-ons': '/pagina/wij',
      '/pagina/wie-we-zijn': '/pagina/wij',
    });
    await rename('over-ons');
    await expect.poll(readRedirects).toEqual({
      '/pagina/wie-we-zijn': '/pagina/over-ons',
      '/pagina/wij': '/pagina/over-ons',
    });
  });

  test('cannot go while a menu leads to it', async () => {
    const { id, draft } = await begin('Verhaal');
    await edit('POST', `${PAGES}/${id}/publish`, {});
    const frame = await edit('GET', `${PAGES}/${await idOf('Menu en voettekst')}`);
    if (frame.draft.kind !== 'frame') throw new Error('no frame');
    const menu = [...frame.draft.menu, { label: 'Verhaal', href: '/pagina/verhaal' }];
    await edit('PUT', `${PAGES}/${frame.id}`, { content: { ...frame.draft, menu } });
    await edit('POST', `${PAGES}/${frame.id}/publish`, {});
    expect(await request('DELETE', `${PAGES}/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'page_needed' },
    });
    expect((await request('POST', `${PAGES}/${id}/take-back`, {})).status).toBe(409);
    await edit('PUT', `${PAGES}/${frame.id}`, { content: frame.draft });
    await edit('POST', `${PAGES}/${frame.id}/publish`, {});
    const hidden = await edit('POST', `${PAGES}/${id}/take-back`, {});
    expect([hidden.published, hidden.draft]).toEqual([false, draft]);
    expect((await request('DELETE', `${PAGES}/${id}`)).status).toBe(204);
    expect((await request('GET', `${PAGES}/${id}`)).status).toBe(404);
  });
});

describe('a variable the shop does not know', () => {
  test('is refused in the title of a new page, at that field', async () => {
    expect(await request('POST', PAGES, { title: 'Actie {korting}' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'title' }] },
    });
  });

  test('keeps no page from being opened, mended and deleted', async () => {
    const { id, draft } = await edit('POST', PAGES, { title: 'Vergrendeld' });
    const locked = { ...draft, title: 'Actie {korting}', body: 'Nu {korting} voordeel.' };
    await running.rows('update pages set draft = $2 where id = $1', [id, JSON.stringify(locked)]);
    const opened = await request('GET', `${PAGES}/${id}`);
    expect(opened).toMatchObject({ status: 200, body: { draft: { title: 'Actie {korting}' } } });
    const { version } = editedPageSchema.parse(opened.body);
    const corrected = { version, content: { ...draft, title: 'Actie' } };
    expect(await request('PUT', `${PAGES}/${id}`, corrected)).toMatchObject({ status: 200 });
    expect((await request('DELETE', `${PAGES}/${id}`)).status).toBe(204);
  });
});

describe('addresses that lead on', () => {
  const createRedirect = (from: string, to: string) => request('POST', '/api/admin/redirects', { from, to });

  test('a chain is made one step, a circle and a page of the shop are refused', async () => {
    expect(redirectSchema.parse((await createRedirect('/Oud/', '/nieuw')).body)).toMatchObject({
      from: '/oud',
      to: '/nieuw',
    });
    expect(redirectSchema.parse((await createRedirect('/ouder', '/oud')).body)).toMatchObject({
      to: '/nieuw',
    });
    const moved = redirectSchema.parse((await createRedirect('/nieuw', '/blog')).body);
    await expect.poll(readRedirects).toMatchObject({ '/oud': '/blog', '/ouder': '/blog', '/nieuw': '/blog' });
    expect(await createRedirect('/oud', '/contact')).toMatchObject({
      status: 409,
      body: { code: 'redirect_exists' },
    });
    expect(await createRedirect('/zelf', '/zelf')).toMatchObject({
      status: 409,
      body: { code: 'redirect_circle' },
    });
    const publicUrl = 'https://winkel.example';
    const whole = { from: '/zelf', to: `${publicUrl}/Zelf/?x=1` };
    await expect(addRedirect({ ...running.shop, publicUrl }, whole)).rejects.toMatchObject({
      code: 'redirect_circle',
    });
    await createRedirect('/heen', '/terug');
    expect(await createRedirect('/terug', '/heen')).toMatchObject({
      status: 409,
      body: { code: 'redirect_circle' },
    });
    expect((await createRedirect('/buiten', 'https://elders.example/zelf')).status).toBe(201);
    expect((await createRedirect('/checkout', '/blog')).status).toBe(422);
    expect((await createRedirect('/', '/blog')).status).toBe(422);
    expect(await createRedirect('/product?id=5', '/blog')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'from', message: expect.stringContaining('?') }] },
    });
    const accented = redirectSchema.parse((await createRedirect('/Caf%C3%A9/', '/contact')).body);
    expect(accented.from).toBe('/café');
    expect(await createRedirect('/cafe\u0301', '/blog')).toMatchObject({
      status: 409,
      body: { code: 'redirect_exists' },
    });
    expect((await request('DELETE', `/api/admin/redirects/${moved.id}`)).status).toBe(204);
    await expect.poll(async () => Object.keys(await readRedirects())).not.toContain('/nieuw');
  });
});
