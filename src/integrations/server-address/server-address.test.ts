// Tests which values of SMTP_URL and IMAP_URL are accepted and how they are read.

import { expect, test } from 'vitest';
import { readServerAddress } from './server-address.ts';

test('elsewhere no mail leaves without encryption, and the ports are the usual ones', () => {
  expect(readServerAddress('SMTP_URL', 'smtp://winkel%40x.nl:p%3Ass@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
    auth: { user: 'winkel@x.nl', pass: 'p:ss' },
  });
  expect(readServerAddress('SMTP_URL', 'smtps://mail.example')).toMatchObject({ port: 465, secure: true });
});

test.each(['localhost', '127.0.0.1', '[::1]'])('to %s it need not be encrypted', (host) => {
  expect(readServerAddress('SMTP_URL', `smtp://${host}:1025`)).toMatchObject({
    requireTLS: false,
    port: 1025,
  });
});

test('encryption can be switched off in words, but not for a password', () => {
  expect(readServerAddress('SMTP_URL', 'smtp://mailpit:1025?tls=off')).toMatchObject({ requireTLS: false });
  for (const url of ['smtp://me:secret@mail.example?tls=off', 'smtps://mail.example?tls=off']) {
    expect(() => readServerAddress('SMTP_URL', url)).toThrow('tls=off');
  }
});

test('a mailbox is reached as a mail server is, at its own ports', () => {
  expect(readServerAddress('IMAP_URL', 'imap://me:secret@mail.example/INBOX')).toMatchObject({
    port: 143,
    requireTLS: true,
    auth: { user: 'me', pass: 'secret' },
  });
  expect(readServerAddress('IMAP_URL', 'imaps://me:secret@mail.example')).toMatchObject({ port: 993 });
  expect(() => readServerAddress('IMAP_URL', 'imap://me:x@mail.example?tls=off')).toThrow('IMAP_URL');
});
