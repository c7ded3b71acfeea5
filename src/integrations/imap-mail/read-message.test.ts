// What is read of a mail as it travelled.

import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const at = { validity: 1, uid: 7, receivedAt: new Date('2026-11-25T12:00:00Z') };
const read = (lines: string[], flags: string[] = []) =>
  readMessage({ ...at, isWhole: true, source: Buffer.from(lines.join('\r\n')), flags: new Set(flags) });
const plain = (headers: string[], body = 'Hoi') =>
  read(['From: Jo de Vries <Jo@Example.nl>', 'Subject: =?utf-8?Q?Caf=C3=A9?=', ...headers, '', body]);

test('a plain mail: who, about what, which mails it answers, to whom', async () => {
  const mail = await plain([
    ...['Message-ID: <1@example.nl>', 'In-Reply-To: <a.b@shop>', 'References: <x@shop>', ' <a.b@shop>'],
    ...['To: hallo+token@shop.example', 'Delivered-To: inbox@shop.example'],
  ]);
  expect(mail).toMatchObject({
    ...{ uid: 7, from: 'jo@example.nl', name: 'Jo de Vries', subject: 'Café', messageId: '<1@example.nl>' },
    ...{ kind: 'personal', text: expect.stringMatching(/^Hoi/), attachments: [] },
  });
  for (const trace of ['<a.b@shop>', '<x@shop>', 'hallo+token@shop.example', 'inbox@shop.example'])
    expect(mail.traces).toContain(trace);
});

test('of an HTML mail the words, and its files', async () => {
  const mail = await read([
    ...['From: jo@example.nl', 'Content-Type: multipart/mixed; boundary=x', '', '--x'],
    ...['Content-Type: text/html; charset=utf-8', '', '<p>Kapot <script>alert(1)</script>potje</p>', '--x'],
    ...[
      'Content-Type: image/png; name="../foto.png"',
      'Content-Disposition: attachment; filename="../foto.png"',
    ],
    ...['Content-Transfer-Encoding: base64', '', 'AAAA', '--x--'],
  ]);
  expect([mail.text, mail.attachments]).toEqual([
    'Kapot potje',
    [{ name: '../foto.png', size: 3, content: Buffer.alloc(3) }],
  ]);
});

describe('a machine is known', () => {
  test.each([
    ['auto', 'Auto-Submitted: auto-replied (vacation)'],
    ['auto', 'Auto-Submitted: auto-generated'],
    ['auto', 'Precedence: bulk'],
    ['auto', 'X-Autoreply: yes'],
    ['auto', 'List-Id: <nieuws.example>'],
    ['auto', 'Return-Path: <>'],
    ['bounce', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
    ['spam', 'X-Spam-Flag: YES'],
    ['personal', 'Auto-Submitted: no'],
  ])('%s by %s', async (kind, line) => {
    expect((await plain([line])).kind).toBe(kind);
  });

  test('by its sender and by what the mailbox says', async () => {
    expect((await read(['From: MAILER-DAEMON@mx.example', '', 'x'])).kind).toBe('bounce');
    expect((await read(['From: jo@example.nl', '', 'x'], ['$Junk'])).kind).toBe('spam');
  });
});

test.each([
  ['no sender', ['Subject: x', '', 'x']],
  ['a sender that is no address', ['From: "a b"', '', 'x']],
  ['parts within parts without end', nested(200)],
])('%s: nobody to answer, and nothing is thrown', async (_what, lines) => {
  expect((await read(lines)).from).toBe('');
});

test('what a database cannot hold is left out', async () => {
  expect((await plain([], 'a\0b')).text).toMatch(/^ab/);
});

function nested(depth: number): string[] {
  const parts = Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary=b${level}`,
    '',
    `--b${level}`,
  ]);
  return ['From: jo@example.nl', ...parts.flat(), 'Content-Type: text/plain', '', 'x'];
}
