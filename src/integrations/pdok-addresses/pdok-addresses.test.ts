import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { createPdokAddresses } from './pdok-addresses.ts';

let server: Server | null = null;

async function registerAnswering(
  status: number,
  body: string,
  requestedPaths: string[] = [],
): Promise<string> {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

afterEach(() => {
  server?.close();
  server = null;
});

describe('the PDOK register', () => {
  it('asks for exactly one doorstep and reads letters and additions, whether number, text or absent', async () => {
    const requestedPaths: string[] = [];
    const docs = [
      { straatnaam: 'Dam', woonplaatsnaam: 'Amsterdam' },
      { straatnaam: 'Dam', woonplaatsnaam: 'Amsterdam', huisletter: 'A', huisnummertoevoeging: 2 },
      { straatnaam: 'Dam', woonplaatsnaam: 'Amsterdam', huisletter: '', huisnummertoevoeging: 'bis' },
    ];
    const baseUrl = await registerAnswering(
      200,
      JSON.stringify({ response: { numFound: 3, docs } }),
      requestedPaths,
    );
    const answer = await createPdokAddresses({ baseUrl }).find('1012JS', 1);
    expect(answer.map(({ addition }) => addition)).toEqual(['', 'A-2', 'bis']);
    expect(new URL(requestedPaths[0] ?? '', baseUrl).searchParams.getAll('fq')).toEqual([
      'type:adres',
      'postcode:1012JS',
      'huisnummer:1',
    ]);
  });

  it.each([
    ['an error', 500, '{}'],
    ['nonsense', 200, '<html>'],
    ['another shape', 200, '{"response":{}}'],
  ])('throws on %s', async (_what, status, body) => {
    const baseUrl = await registerAnswering(status, body);
    await expect(createPdokAddresses({ baseUrl }).find('1012JS', 1)).rejects.toThrow();
  });

  it('is not followed elsewhere', async () => {
    const requestedPaths: string[] = [];
    const elsewhere = await registerAnswering(200, '{"response":{"docs":[]}}', requestedPaths);
    const moved = createServer((_request, response) =>
      response.writeHead(302, { location: elsewhere }).end(),
    );
    const baseUrl = `http://127.0.0.1:${await listenOnFreePort(moved)}`;
    await expect(createPdokAddresses({ baseUrl }).find('1012JS', 1)).rejects.toThrow();
    moved.close();
    expect(requestedPaths).toEqual([]);
  });
});
