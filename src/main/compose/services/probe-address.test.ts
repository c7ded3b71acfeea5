// Tests which status is shown for an external web service, depending on its responses.

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { probeAddress } from './probe-address.ts';

let server: Server;
let address: string;
const keys: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    response.writeHead(Number(request.url?.slice(1))).end('{}');
  });
  address = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterAll(() => {
  server.close();
});

test.each([
  [200, 'connected', '127.0.0.1'],
  [401, 'failing', '127.0.0.1 weigert de sleutel.'],
  [403, 'failing', '127.0.0.1 weigert de sleutel.'],
  [404, 'failing', '127.0.0.1 antwoordt met 404.'],
  [503, 'failing', '127.0.0.1 antwoordt met 503.'],
])('an answer %i is %s', async (status, state, detail) => {
  expect(await probeAddress(`${address}/${status}`, 'sleutel')).toEqual({ state, detail });
  expect(keys.at(-1)).toBe('Bearer sleutel');
});

test('a service nobody answers for throws, and without a key none is sent', async () => {
  await probeAddress(`${address}/200`, null);
  expect(keys.at(-1)).toBeUndefined();
  await expect(probeAddress('http://127.0.0.1:1/', null)).rejects.toThrow();
});
