// Tests that an endpoint's definition determines what a call sends and which answer is accepted; anything
// else is a type error.

import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { listOrPageSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { request, requestAll, requestPage, send, urlOf } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

const { get, put, remove } = endpoints({ tag: 'orders', access: 'operator' });
const rowSchema = z.object({ id: z.number(), at: z.coerce.date() });
const orders = {
  list: get('/api/rows', {
    summary: 'Rows',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(rowSchema)),
  }),
  one: get('/api/rows/:id/:part', { summary: 'One', answer: rowSchema }),
  change: put('/api/rows/:id', {
    summary: 'Change',
    body: z.object({ name: z.string() }),
    answer: rowSchema,
  }),
  remove: remove('/api/rows/:id', { summary: 'Delete' }),
  file: get('/api/rows.csv', { summary: 'A file', query: pageQuerySchema, answer: { file: 'text/csv' } }),
};

function answerWith(body: unknown) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(body));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the values of an address are put into it, whatever is in them', async () => {
  const fetched = answerWith({ id: 1, at: '2026-11-20T12:00:00Z' });
  await expect(request(orders.one, { params: { id: 1, part: 'a/b' } })).resolves.toEqual({
    id: 1,
    at: new Date('2026-11-20T12:00:00Z'),
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/rows/1/a%2Fb');
});

test('a body goes along with the method of the endpoint', async () => {
  const fetched = answerWith(null);
  await send(orders.change, { params: { id: 1 }, body: { name: 'a' } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"name":"a"}' });
});

test('an answer that is not what was promised is an error, but nobody looks at one that is only told', async () => {
  answerWith({ id: 'een' });
  await expect(request(orders.one, { params: { id: 1, part: 'x' } })).rejects.toThrow();
  await expect(send(orders.one, { params: { id: 1, part: 'x' } })).resolves.toBeUndefined();
});

test('a list is read whole, or a page of it as asked', async () => {
  answerWith([{ id: 1, at: '2026-11-20' }]);
  await expect(requestAll(orders.list)).resolves.toHaveLength(1);
  await expect(requestPage(orders.list, { query: { limit: 1 } })).rejects.toThrow();
  const fetched = answerWith({ items: [], nextCursor: null, total: 0 });
  await expect(requestPage(orders.list, { query: { q: 'jan & co' } })).resolves.toMatchObject({ total: 0 });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/rows?q=jan+%26+co');
});

test('what is undefined is not asked for', () => {
  expect(urlOf(orders.file, { query: { q: undefined, limit: 5 } })).toBe('/api/rows.csv?limit=5');
});

test('a wrong address, body or question does not compile', () => {
  const never = () => {
    // @ts-expect-error an id is missing
    void request(orders.one, { params: { id: 1 } });
    // @ts-expect-error nothing was said
    void send(orders.remove);
    // @ts-expect-error the name is text
    void send(orders.change, { params: { id: 1 }, body: { name: 1 } });
    // @ts-expect-error there is nothing to send
    void send(orders.remove, { params: { id: 1 }, body: {} });
    // @ts-expect-error a page has no such question
    void requestPage(orders.list, { query: { colour: 'red' } });
  };
  expect(never).toBeTypeOf('function');
});
