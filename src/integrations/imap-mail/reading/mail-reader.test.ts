// Tests that mails are parsed in a separate process, and that a mail exceeding the limits ends that process
// without affecting the shop.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMailReader } from './mail-reader.ts';

const MB = 1024 * 1024;
const HEAD = ['From: Jo <jo@example.nl>', 'Subject: Kapot'];
const fetched = (lines: readonly string[], filling = '', length = 0) => {
  const source = Buffer.concat([Buffer.from(lines.join('\r\n')), Buffer.alloc(length, filling)]);
  const place = { validity: 1, uid: 7, receivedAt: new Date('2026-11-25T12:00:00Z') };
  return { ...place, source, isSpam: false, isWhole: true };
};
const readersAtWork = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap');

test('a mail is read with its files, and its process lets the shop end', async () => {
  const photo = Buffer.alloc(2 * MB, 7);
  const mail = fetched([
    ...HEAD,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'Zie foto',
    '--b',
    'Content-Type: image/jpeg; name=a.jpg',
    'Content-Transfer-Encoding: base64',
    '',
    photo.toString('base64'),
    '--b',
    'Content-Type: text/html; name=b.html',
    '',
    '<p>x',
    '--b--',
  ]);
  const read = await createMailReader({ server: null }).read(mail);
  expect(read).toMatchObject({ kind: 'personal', from: 'jo@example.nl', subject: 'Kapot' });
  const [file] = read.attachments;
  expect([file?.name, file?.content && photo.equals(file.content)]).toEqual(['a.jpg', true]);
  expect(readersAtWork()).toEqual([]);
});

test('a mail that outlasts the reader is unreadable, its process is gone, and the next is read', async () => {
  expect(
    await createMailReader({ server: null, timeoutMs: 1 }).read(fetched([...HEAD, '', 'Hoi'])),
  ).toMatchObject({
    kind: 'unreadable',
    uid: 7,
    from: '',
    text: '',
  });
  const reader = createMailReader({ server: null });
  const slow = reader.read(fetched([...HEAD, ...nested(300)]));
  const next = reader.read(fetched([...HEAD, '', 'Hoi']));
  expect(await slow).toMatchObject({ kind: 'unreadable', from: 'jo@example.nl', subject: 'Kapot' });
  expect(await next).toMatchObject({ kind: 'personal', text: expect.stringMatching(/^Hoi/) });
});

test('a mail that takes more memory than the reader has ends it, and its beginning is read by the next', async () => {
  const read = await createMailReader({ server: null, timeoutMs: 60_000 }).read(
    fetched([...HEAD, '', 'Hoi', ''], 'a\n', 20 * MB),
  );
  expect(read).toMatchObject({ kind: 'personal', from: 'jo@example.nl', subject: 'Kapot' });
  expect(read.text).toHaveLength(100_000);
});

test('a process that still reads ends with the shop', async () => {
  const reader = fork(fileURLToPath(new URL('./mail-reader-process.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  });
  const ended = once(reader, 'exit');
  const { source, ...mail } = fetched([...HEAD, '', ''], '\n', MB / 8);
  reader.send({ piece: source });
  reader.send({ read: { ...mail, server: null }, headOnly: false }, () => reader.disconnect());
  expect(await ended).toEqual([null, 'SIGKILL']);
});

function nested(depth: number): string[] {
  return Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}`,
  );
}
