// Tests security.txt as defined by RFC 9116.

import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveSecurityText } from './security-text.ts';

test('it names who to write to, from the settings, and is good for less than a year', async () => {
  const app = Fastify();
  serveSecurityText(app, {
    publicUrl: 'https://winkel.example',
    getSettings: async () => ({ company: { email: 'info@winkel.example' } }),
    clock: { now: () => new Date('2026-11-22T13:14:15Z') },
  });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:info@winkel.example',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: nl, en',
    'Canonical: https://winkel.example/.well-known/security.txt',
    '',
  ]);
  const changing = await app.inject('/.well-known/change-password');
  expect([changing.statusCode, changing.headers.location]).toEqual([302, '/admin/account']);
});
