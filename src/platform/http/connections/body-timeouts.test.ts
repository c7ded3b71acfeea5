// Tests that a slowly sent body is cut off by the limit of its route, and by no other.

import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitBodyTime } from './body-timeouts.ts';

test('a body that does not come in time ends its connection; a route may allow longer', async () => {
  const app = fastify();
  limitBodyTime(app);
  app.post('/quick', { config: { bodyTimeout: 50 } }, async () => 'ok');
  app.post('/patient', { config: { bodyTimeout: 60_000 } }, async () => 'ok');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const begin = (path: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    const closed = new Promise<string>((resolve) => {
      let receivedText = '';
      socket.on('data', (bytes) => {
        receivedText += bytes;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(receivedText));
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{`,
    );
    return { socket, closed };
  };
  const patient = begin('/patient');
  expect(await begin('/quick').closed).not.toContain('200 OK');
  patient.socket.write('}');
  expect(await patient.closed).toContain('200 OK');
  await app.close();
});
