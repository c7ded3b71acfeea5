import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leavePolitely } from './leave-politely.ts';
import { listenAnywhere } from './listen.ts';

async function openServer() {
  const server = createServer((_, response) => response.end('here'));
  const port = await listenAnywhere(server);
  const agent = new Agent({ keepAlive: true });
  async function ask() {
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
  return { server, ask };
}

test('who is connected is answered once more, on the same connection, and told that it ends', async () => {
  const { server, ask } = await openServer();
  expect(await ask()).toMatchObject({ connection: 'keep-alive' });
  const left = leavePolitely(server);
  await pause(50);
  expect(await ask()).toEqual({ status: 200, connection: 'close', reused: true });
  await left;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('who says nothing more holds nobody up for ever', async () => {
  const { server, ask } = await openServer();
  await ask();
  await leavePolitely(server, 100);
  server.closeAllConnections();
});
