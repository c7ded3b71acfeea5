import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';

it('refuses fetch to another machine', async () => {
  const failure: unknown = await fetch('https://example.com/').catch((error: unknown) => error);
  expect(failure instanceof Error && failure.cause).toMatchObject({ name: 'NetworkDenied' });
});

it('refuses a bare socket to an address', async () => {
  const failure = await new Promise((resolve) => connect(25, '192.0.2.1').once('error', resolve));
  expect(failure).toMatchObject({ name: 'NetworkDenied' });
});

it('lets a test call its own server', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
  await new Promise((resolve) => server.close(resolve));
});
