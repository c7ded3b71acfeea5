// Tests forms sent to a page: their text arrives; forms from other sites and forms that are too large are
// refused.

import type { ActionFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { minutes } from '#shared/clock.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';
import { pageContext } from '#web/page-context.ts';

/**
 * An action of a test page that returns the form it received, the sender's address and the state of the form
 * limit.
 */
async function action({ request, context }: ActionFunctionArgs) {
  const { senderAddress, tooManyForms } = context.get(pageContext);
  const fields = Object.fromEntries(await request.formData());
  return { fields, senderAddress, tooManyForms };
}

let app: HttpServer;

beforeAll(async () => {
  app = await createPagesServer({
    entry: async (_request, status, _headers, { staticHandlerContext }) =>
      Response.json(Object.values(staticHandlerContext.actionData ?? {})[0] ?? null, { status }),
    routes: {
      form: { id: 'form', parentId: 'root', path: 'form', module: { action, default: () => null } },
      rare: { id: 'rare', parentId: 'root', path: 'rare', module: { action, default: () => null } },
    },
    trustProxy: 1,
    formLimit: { max: 3, timeWindow: minutes(1) },
    formLimitOf: { '/rare': { max: 1, timeWindow: minutes(1) } },
  });
});
afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (payload: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/form',
    payload,
    headers: { 'x-forwarded-for': '203.0.113.1', ...headers },
  });

test('the fields of a form reach the action as they were typed', async () => {
  const answer = await post('naam=J%C3%B6rg+%26+co&leeg=', { ...FORM, 'sec-fetch-site': 'same-origin' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    fields: { naam: 'Jörg & co', leeg: '' },
    senderAddress: '203.0.113.1',
    tooManyForms: null,
  });
});

test('a form that another site sent is refused', async () => {
  const other = await post('naam=x', { ...FORM, 'sec-fetch-site': 'cross-site' });
  const older = await post('naam=x', { ...FORM, origin: 'https://boef.example' });
  expect([other.statusCode, older.statusCode]).toEqual([403, 403]);
  expect(other.json().code).toBe('cross_origin');
});

test('a body of 64 KB is the most', async () => {
  const answer = await post(`naam=${'x'.repeat(64 * 1024)}`, { ...FORM, 'x-forwarded-for': '203.0.113.2' });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
});

test.each([
  ['JSON', { 'content-type': 'application/json' }],
  ['a file', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type', {}],
])('%s is a form without fields', async (_kind, headers: Record<string, string>) => {
  const answer = await post('{"naam":"x"}', { ...headers, 'x-forwarded-for': '203.0.113.3' });
  expect([answer.statusCode, answer.json().fields]).toEqual([200, {}]);
});

test('after the limit the action is told to wait, per address', async () => {
  const from = async (address: string) =>
    (await post('naam=x', { ...FORM, 'x-forwarded-for': address })).json().tooManyForms;
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await from('203.0.113.4'));
  expect(answers).toEqual([null, null, null, { retryAfter: 60 }]);
  expect(await from('203.0.113.5')).toBeNull();
});

test('a page with a limit of its own keeps it, however its address is spelled', async () => {
  const headers = { ...FORM, 'x-forwarded-for': '203.0.113.77' };
  const tooManyFormsOf = async (url: string) => {
    const answer = await app.inject({ method: 'POST', url, payload: 'a=1', headers });
    return answer.json().tooManyForms !== null;
  };
  expect(await tooManyFormsOf('/rare')).toBe(false);
  for (const url of ['/rare', '/Rare?x=1', '/rare/', '/r%61re']) expect(await tooManyFormsOf(url)).toBe(true);
  expect(await tooManyFormsOf('/form')).toBe(false);
});
