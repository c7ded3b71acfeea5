import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drainConnections } from './drain-connections.ts';
import { listenOnFreePort } from './listen.ts';

async function openServer() {
  const server = createServer((_, response) => response.end('here'));
  const port = await listenOnFreePort(server);
  const agent = new Agent({ keepAlive: true });
  async function sendRequest() {
    const sent = request({ port, agent }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return {
      status: response.statusCode,
      connection: response.headers.connection,
      reused: sent.reusedSocket,
    };
  }
  return { server, ask: sendRequest };
}

test('who is connected is answered once more, on the same connection, and told that it ends', async () => {
  const { server, ask: sendRequest } = await openServer();
  expect(await sendRequest()).toMatchObject({ connection: 'keep-alive' });
  const left = drainConnections(server);
  await pause(50);
  expect(await sendRequest()).toEqual({ status: 200, connection: 'close', reused: true });
  await left;
  await expect(sendRequest()).rejects.toThrow('ECONNREFUSED');
});

test('who says nothing more holds nobody up for ever', async () => {
  const { server, ask: sendRequest } = await openServer();
  await sendRequest();
  await drainConnections(server, 100);
  server.closeAllConnections();
});
