// Tests published pages: the next visitor gets the new page from every process, it is rendered once, and
// restoring the earlier version gives the same bytes as before. The embedded database allows one process; on
// a server there are two.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editedPageSchema, pageRowSchema } from '#modules/pages/contract.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { createKillableServer, type KillableServer } from '#tests/support/killable-server.ts';
import { logInForCookie } from '#tests/support/log-in.ts';

const postgres = process.env.TEST_DATABASE_URL;
const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' };
const METRICS_TOKEN = 'a-token-of-the-test';
/** The shop's time, a Monday morning: for hours no page changes with the time. */
const CLOCK = '2026-11-23T08:00:00Z';
/** The public URL, the same in every process of the shop. */
const PUBLIC_URL = 'http://winkel.example';

let database: Awaited<ReturnType<typeof createEmptyDatabase>> | null = null;
let servers: KillableServer[] = [];
let cookie = '';
const folders: string[] = [];

beforeAll(async () => {
  database = postgres ? await createEmptyDatabase(postgres) : null;
  servers = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, newProcess));
  // One after the other: the first makes the tables.
  for (const server of servers) await server.start();
  cookie = await logInForCookie(publisher(), OPERATOR);
}, 600_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newProcess(): Promise<KillableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-published-'));
  folders.push(folder);
  return createKillableServer(
    { ...builtShop, parameters: ['tests/e2e/serve-by-clock.mjs'] },
    {
      DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      LOG_LEVEL: 'silent',
      ADMIN_USERNAME: OPERATOR.username,
      ADMIN_PASSWORD: OPERATOR.password,
      CLOCK,
      PUBLIC_URL,
      METRICS_TOKEN,
      RATE_LIMIT_SCALE: '1000',
      SESSION_SECRET: 'the same for every process of one shop',
    },
    '/readyz',
  );
}

const publisher = () => servers[0]?.address ?? '';
const addresses = () => servers.map(({ address }) => address);

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const url = `${publisher()}/api/admin/pages${path}`;
  const answer = await callHttp({ method, url, headers: { cookie }, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const edit = async (method: string, path: string, body?: object) =>
  editedPageSchema.parse(await ask(method, path, body));

async function publishHeadline(title: string): Promise<{ id: number }> {
  const rows = pageRowSchema.array().parse(await ask('GET', ''));
  const id = rows.find(({ kind }) => kind === 'landing')?.id ?? 0;
  const { draft } = await edit('GET', `/${id}`);
  if (draft.kind !== 'landing') throw new Error('no landing page');
  const blocks = draft.blocks.map((block) =>
    block.kind === 'hero' ? { ...block, fields: { ...block.fields, title } } : block,
  );
  await edit('PUT', `/${id}`, { content: { ...draft, blocks } });
  await edit('POST', `/${id}/publish`, {});
  return { id };
}

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await callHttp({ url: `${address}/`, headers });
  return { status: answer.status, etag: String(answer.headers.etag), html: String(answer.body) };
}

/**
 * Returns how many pages this process has answered from its cache (`kept`) and how many it has rendered
 * (`drawn`).
 */
async function counts(address: string): Promise<{ kept: number; drawn: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = String((await callHttp({ url: `${address}/metrics`, headers })).body);
  const sum = (lines: RegExp) =>
    [...text.matchAll(lines)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    kept: sum(/^zwartwit_kept_answers_total\{kind="page"\} (\d+)$/gm),
    drawn: sum(/^zwartwit_http_requests_total\{[^}]*route="\/\*"[^}]*\} (\d+)$/gm),
  };
}

/**
 * Waits until all readers get the page from the cache. A notification about a change may arrive twice, which
 * empties the cache a second time.
 */
async function untilKept(address: string, readers: number): Promise<void> {
  const drawnFor = async () => {
    const before = await counts(address);
    for (let reader = 0; reader < readers; reader += 1) await read(address);
    const after = await counts(address);
    return [after.kept - before.kept, after.drawn - before.drawn];
  };
  await expect.poll(drawnFor).toEqual([readers, 0]);
}

/**
 * Checks that the process that published shows the change at once, and every other process within a second.
 */
async function shown(isShown: (page: { html: string; etag: string }) => boolean): Promise<void> {
  expect(isShown(await read(publisher()))).toBe(true);
  for (const address of addresses())
    await expect.poll(async () => isShown(await read(address)), { interval: 2, timeout: 1000 }).toBe(true);
}

describe('the landing page', { timeout: 300_000 }, () => {
  test('is the same in every process, and kept', async () => {
    const pages = await Promise.all(addresses().map((address) => read(address)));
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
    for (const address of addresses()) await untilKept(address, 3);
  });

  test('shows in every process what was published in one, keeps it, and shows its old bytes after going back', async () => {
    const before = await read(publisher());
    const { id } = await publishHeadline('Wit, in elk proces.');
    await shown(({ html }) => html.includes('Wit, in elk proces.'));
    for (const address of addresses()) {
      await untilKept(address, 3);
      const one = await read(address);
      const other = await read(address);
      expect(one.etag).not.toBe(before.etag);
      expect(other).toEqual(one);
      expect(await read(address, { 'if-none-match': one.etag })).toMatchObject({ status: 304 });
    }

    await edit('POST', `/${id}/restore`, { number: 1, publish: true });
    await shown(({ etag }) => etag === before.etag);
    for (const address of addresses()) {
      expect((await read(address)).html).toBe(before.html);
      expect(await read(address, { 'if-none-match': before.etag })).toMatchObject({ status: 304 });
    }
  });

  test('is left old in no process by who reads while somebody publishes again and again', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const title = `Ronde ${round}.`;
      await publishHeadline(title);
      // Asked at once in all of them, so that some draw while the news is on its way.
      await Promise.all(addresses().flatMap((address) => [read(address), read(address), read(address)]));
      await shown(({ html }) => html.includes(title));
    }
    const last = await Promise.all(addresses().map((address) => read(address)));
    expect(new Set(last.map(({ etag }) => etag)).size).toBe(1);
    expect(last[0]?.html).toContain('Ronde 5.');
  });
});
