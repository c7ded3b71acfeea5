// Tests how API calls are sent and how refusals are reported.

import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, callApi, errorDetail, fieldErrors } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, init: ResponseInit) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const same = (answer: unknown) => answer;

test('a refusal is an error whose message is the status and the body', async () => {
  answerWith('kapot', { status: 500 });
  await expect(callApi('/api/x', { parse: same })).rejects.toThrow('500: kapot');
});

test('an empty refusal carries the status text instead', async () => {
  answerWith('', { status: 503, statusText: 'Service Unavailable' });
  await expect(callApi('/api/x', { parse: same })).rejects.toThrow('503: Service Unavailable');
});

test('a problem body is parsed, with its own members and its field errors', () => {
  const error = new ApiError(
    422,
    JSON.stringify({
      code: 'validation_failed',
      detail: 'Controleer je invoer.',
      errors: [{ path: 'country', message: 'Onbekend land' }, 'stuk'],
      quote: { total: 1 },
    }),
  );
  expect(error.problem).toMatchObject({ code: 'validation_failed', status: 422, quote: { total: 1 } });
  expect(errorDetail(error, 'anders')).toBe('Controleer je invoer.');
  expect(fieldErrors(error)).toEqual([{ path: 'country', message: 'Onbekend land' }]);
});

test('a body that is no problem leaves the given text', () => {
  expect(errorDetail(new ApiError(502, '<html>'), 'Even niet')).toBe('Even niet');
  expect(errorDetail(new TypeError('Failed to fetch'), 'Even niet')).toBe('Even niet');
  expect(new ApiError(402, '{"error":{"code":"card_declined"}}').body).toEqual({
    error: { code: 'card_declined' },
  });
});

test('a JSON body is sent with its content type and the cookies', async () => {
  const fetched = answerWith('{"id":1}', { status: 200 });
  await expect(callApi('/api/x', { method: 'POST', body: { a: 1 }, parse: same })).resolves.toEqual({
    id: 1,
  });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('an upload goes without an explicit content type', async () => {
  const fetched = answerWith('', { status: 204 }).mockResolvedValue(new Response(null, { status: 204 }));
  await expect(callApi('/api/x', { method: 'POST', body: new FormData(), parse: same })).resolves.toBeNull();
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type');
});
