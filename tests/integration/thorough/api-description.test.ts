// Tests the API description with other tools: two linters without an error, three generators whose strict
// clients compile, and a purchase with one of these clients.

import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsOf, readDocument } from '#tests/support/api/read-document.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * The folder of the generated clients. It is inside the repository, so that they find their packages, but not
 * in node_modules, where Node does not run TypeScript.
 */
const folder = join(root, 'build', `api-clients-${process.pid}`);

let shop: TestShop;
let text: string;
beforeAll(async () => {
  shop = await startTestShop();
  text = await (await fetch(`${shop.address}/api/openapi.json`)).text();
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.stop();
});

test('every operation has a name of its own, a summary, a description, a chapter, its proof and its problems', async () => {
  const document = await readDocument(shop.address);
  const operations = operationsOf(document);
  const chapters = (document.tags ?? []).map(({ name }) => name);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const {
    method,
    path,
    operationId,
    summary,
    description,
    tags = [],
    security,
    responses,
  } of operations) {
    expect([path, method, operationId]).toEqual([path, method, expect.stringMatching(/^[a-z][A-Za-z0-9]+$/)]);
    expect([path, Boolean(summary && description && security)]).toEqual([path, true]);
    expect(chapters).toEqual(expect.arrayContaining(tags));
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503', 'default']));
  }
});

test('an operation that asks who is there says so, and which codes it refuses with', async () => {
  const document = await readDocument(shop.address);
  const edit = document.paths['/api/orders/{id}']?.put;
  expect(edit?.security).toEqual([{ operatorSession: [] }]);
  const codes = JSON.stringify(edit?.responses);
  for (const code of ['not_logged_in', 'not_allowed', 'cross_origin', 'order_unknown', 'edit_conflict'])
    expect(codes).toContain(`"${code}"`);
  expect(document.paths['/api/variants']?.get?.security).toEqual([]);
});

describe('without an error', () => {
  test('of Spectral', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ ...rulesets.oas, extends: [] });
    const found = await linter.run(new spectral.Document(text, parsers.Json, 'openapi.json'));
    expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
  });

  test('of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: text, config });
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(
      errors.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });
});

/** A program that buys a pack with only the generated types, as a third party would write it. */
const BUYER = `import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

export async function buyAPack(baseUrl: string): Promise<string> {
  let cookie = '';
  const api = createClient<paths>({ baseUrl });
  api.use({
    onRequest({ request }) { if (cookie) request.headers.set('cookie', cookie); },
    onResponse({ response }) { cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie; },
  });
  const { data: packs = [] } = await api.GET('/api/variants');
  const variant = packs[0]?.id ?? '';
  const { data: quote } = await api.GET('/api/quote', { params: { query: { variant } } });
  await api.POST('/api/draft-orders/upsert', { body: { variant, customerName: 'Vera Koper', customerEmail: 'vera@example.nl' } });
  const wrong = await api.POST('/api/checkout', { body: { variant, amount: 0.01 } });
  if (wrong.error?.code !== 'price_changed') throw new Error('the amount was taken: ' + JSON.stringify(wrong.error));
  const { data: started } = await api.POST('/api/checkout', { body: { variant, amount: (quote?.total ?? 0) / 100 } });
  if (!started?.clientSecret) throw new Error('no payment was prepared');
  const card = { type: 'card' as const, number: '4242424242424242', expiry: '12/40', cvc: '123' };
  await api.POST('/api/stripe/sandbox/confirm', { body: { clientSecret: started.clientSecret, paymentMethod: card } });
  const query = { payment_intent: started.paymentIntentId };
  const { data: made } = await api.POST('/api/create-order-from-success', { body: { paymentIntentId: started.paymentIntentId } });
  const { data: outcome } = await api.GET('/api/checkout/outcome', { params: { query } });
  return [outcome?.outcome, made?.orderNumber].join(' ');
}
`;

const STRICT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  },
  include: ['**/*.ts'],
};

test('three generators make strict clients that compile, and one of them buys a pack', async () => {
  const input = join(folder, 'openapi.json');
  await writeFile(input, text);
  await writeFile(join(folder, 'schema.ts'), astToString(await openapiTypescript(text)));
  await writeFile(join(folder, 'buyer.ts'), BUYER);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
  await createClient({
    input,
    output: join(folder, 'hey-api'),
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  });
  await generate({
    input: { target: input },
    output: { target: join(folder, 'orval', 'client.ts'), client: 'fetch', mode: 'single' },
  });
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(({ stdout }) =>
    expect(stdout).toBe(''),
  );
  const { buyAPack } = await import(join(folder, 'buyer.ts'));
  expect(await buyAPack(shop.address)).toMatch(/^succeeded ZW/);
});
