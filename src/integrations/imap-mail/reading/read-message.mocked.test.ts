// Tests the parsing of raw mails. The test has its own process, because the reader replaces the text decoder
// globally.

import { describe, expect, test } from 'vitest';
import { readHead, readMessage } from './read-message.ts';

const at = { validity: 1, uid: 7, receivedAt: new Date('2026-11-25T12:00:00Z'), server: null };
const bytes = (lines: string[], encoding: BufferEncoding = 'utf8') =>
  Buffer.from(lines.join('\r\n'), encoding);
const open = (source: Buffer, isSpam = false) => readMessage({ ...at, isWhole: true, source, isSpam });
const read = (lines: string[], isSpam = false) => open(bytes(lines), isSpam);
const plain = (headers: string[], body = 'Hoi') =>
  read(['From: Jo de Vries <Jo@Example.nl>', 'Subject: =?utf-8?Q?Caf=C3=A9?=', ...headers, '', body]);

test('a plain mail: who, about what, which mails it answers, to whom', async () => {
  const mail = await plain([
    'Message-ID: <1@example.nl>',
    'In-Reply-To: <a.b@shop>',
    'References: <x@shop>',
    ' <a.b@shop>',
    'To: hallo+token@shop.example',
    'Delivered-To: inbox@shop.example',
  ]);
  expect(mail).toMatchObject({
    uid: 7,
    from: 'jo@example.nl',
    name: 'Jo de Vries',
    subject: 'Café',
    messageId: '<1@example.nl>',
    kind: 'personal',
    text: expect.stringMatching(/^Hoi/),
    attachments: [],
  });
  for (const trace of ['<a.b@shop>', '<x@shop>', 'hallo+token@shop.example', 'inbox@shop.example'])
    expect(mail.traces).toContain(trace);
});

test('of an HTML mail the words, and its files', async () => {
  const mail = await read([
    'From: jo@example.nl',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Kapot <script>alert(1)</script>potje</p>',
    '--x',

    'Content-Type: image/png; name="../foto.png"',
    'Content-Disposition: attachment; filename="../foto.png"',
    'Content-Transfer-Encoding: base64',
    '',
    'AAAA',
    '--x--',
  ]);
  expect([mail.text, mail.attachments]).toEqual([
    'Kapot potje',
    [{ name: '../foto.png', size: 3, content: new Uint8Array(3) }],
  ]);
});

describe('what kind of mail it is', () => {
  test.each([
    ['auto', 'Auto-Submitted: auto-replied (vacation)'],
    ['auto', 'Auto-Submitted: auto-generated'],
    ['personal', 'Auto-Submitted: auto-generated\r\nReply-To: eef@klant.example'],
    ['auto', 'X-Autoreply: yes'],
    ['auto', 'Return-Path: <>'],
    ['bulk', 'Precedence: bulk'],
    ['bulk', 'List-Id: <nieuws.example>'],
    ['bulk', 'List-Unsubscribe: <https://nieuws.example>'],
    ['personal', 'Feedback-ID: 1.eu-west-1:AmazonSES'],
    ['bounce', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
    ['bounce', 'X-Failed-Recipients: weg@example.nl\r\nAuto-Submitted: auto-replied'],
    ['receipt', 'Content-Type: multipart/report; report-type=disposition-notification; boundary=x'],
    ['spam', 'X-Spam-Flag: YES'],
    ['personal', 'Auto-Submitted: no'],
  ])('%s by %s', async (kind, line) => {
    expect((await plain([line])).kind).toBe(kind);
  });

  test.each([
    ['bounce', 'failed'],
    ['auto', 'delayed'],
    ['receipt', 'delivered'],
    ['receipt', 'relayed'],
  ])('%s by a report that a mail was %s, and what it sends back is looked through', async (kind, action) => {
    const mail = await plain(
      [
        'Auto-Submitted: auto-replied',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ],
      [
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        '',
        'Final-Recipient: rfc822; a@b.nl',
        `Action: ${action}`,
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        'Message-ID: <deze@winkel>',
        '--b--',
      ].join('\r\n'),
    );
    expect([mail.kind, mail.attachments]).toEqual([kind, []]);
    expect(mail.traces).toContain('<deze@winkel>');
  });

  test('by its sender and by what the mailbox says', async () => {
    expect((await read(['From: MAILER-DAEMON@mx.example', '', 'x'])).kind).toBe('bounce');
    expect((await read(['From: jo@example.nl', '', 'x'], true)).kind).toBe('spam');
  });
});

test.each([
  ['Vries, Jan <jan@example.nl>', 'jan@example.nl', 'Vries, Jan'],
  ['=?utf-8?Q?Jan_<jan@example.nl>?=', 'jan@example.nl', 'Jan'],
  ['jan@example.nl (Jan)', 'jan@example.nl', 'Jan'],
  ['jan@example.nl', 'jan@example.nl', ''],
  ['Team: Jan <jan@example.nl>, Piet <piet@example.nl>;', 'jan@example.nl', 'Jan'],
  ['"jan@example.nl" <jan@example.nl>', 'jan@example.nl', ''],
  ['"jan piet"@example.nl', '', '"jan piet"@example.nl'],
  ['"a b"', '', '"a b"'],
])('From: %s is %s, called %s', async (line, from, name) => {
  const mail = await read([`From: ${line}`, 'Subject: x', '', 'x']);
  expect([mail.from, mail.name]).toEqual([from, name]);
});

test('without a From whoever sent it is whom it is from', async () => {
  expect((await read(['Sender: Jan <jan@example.nl>', '', 'x'])).from).toBe('jan@example.nl');
  expect((await read(['Subject: x', '', 'x'])).from).toBe('');
});

test('parts within parts without end are not read, and its first lines are', async () => {
  const raw = { ...at, isWhole: true, isSpam: false, source: bytes(nested(200)) };
  await expect(readMessage(raw)).rejects.toThrow(/nesting/);
  expect(await readHead(raw)).toMatchObject({ kind: 'unreadable', from: 'jo@example.nl', text: '' });
});

describe('words arrive as they were written', () => {
  const UTF8 = Buffer.from('Café één €').toString('latin1');
  test.each([
    ['Latin-1 without a name', '', 'Caf\xe9 \x80 5', 'Café € 5'],
    ['UTF-8 without a name', '', UTF8, 'Café één €'],
    ['a name that ends in a sign', 'Content-Type: text/plain; charset="UTF-8;"', UTF8, 'Café één €'],
    ['UTF-8 that calls itself Latin-1', 'Content-Type: text/plain; charset=iso-8859-1', UTF8, 'Café één €'],
    ['Latin-1 that calls itself UTF-8', 'Content-Type: text/plain; charset=utf-8', 'Caf\xe9', 'Café'],
    ['Latin-9', 'Content-Type: text/plain; charset=iso-8859-15', 'Caf\xe9 \xa4', 'Café €'],
    [
      'base64 with the footer of a list behind it',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
      `${Buffer.from('Hallo één en twee').toString('base64')}\r\n_______________\r\nLijst mailing list nieuws info`,
      'Hallo één en twee.',
    ],
    [
      'names of signs',
      'Content-Type: text/html',
      '<p>&pound; &deg; &frac12; &szlig; &ecirc; &Eacute; &bull; it&#146;s &#128; &pound</p>',
      '£ ° ½ ß ê É • it’s € £',
    ],
  ])('%s', async (_what, header, body, words) => {
    const lines = ['From: jo@example.nl', ...(header ? [header] : []), '', body];
    expect((await open(bytes(lines, 'latin1'))).text.trim()).toBe(words);
  });

  test('a file is called what it was called, also in raw Latin-1', async () => {
    const lines = [
      'From: J\xf6rg <jo@example.nl>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',

      'Content-Type: image/jpeg; name="pot\xe9.jpg"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--b--',
    ];
    const { name, attachments } = await open(bytes(lines, 'latin1'));
    expect([name, attachments[0]?.name]).toEqual(['Jörg', 'poté.jpg']);
  });
});

describe('a picture within the words', () => {
  const pasted = (bytesOfIt: number, wrapping: 'related' | 'mixed') => {
    const picture = [
      '--r',
      'Content-Type: image/jpeg; name=image001.jpg',
      'Content-ID: <image001@x>',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.alloc(bytesOfIt, 7).toString('base64'),
    ];
    const inner = [
      '--r',
      'Content-Type: text/html',
      '',
      '<p>Zie foto</p><img src="cid:image001@x">',
      ...picture,
      '--r--',
    ];
    const related = ['Content-Type: multipart/related; boundary=r', '', ...inner];
    return wrapping === 'related'
      ? read(['From: jo@example.nl', ...related])
      : read([
          'From: jo@example.nl',
          'Content-Type: multipart/mixed; boundary=m',
          '',
          '--m',
          ...related,
          '--m--',
        ]);
  };
  test.each(['related', 'mixed'] as const)('is handed on, and a logo is named: %s', async (wrapping) => {
    const photo = await pasted(60_000, wrapping);
    expect([photo.text, photo.attachments[0]?.content?.byteLength]).toEqual(['Zie foto', 60_000]);
    expect((await pasted(2000, wrapping)).attachments).toEqual([
      { name: 'image001.jpg', size: 2000, content: null },
    ]);
  });

  test('the signature of a signed mail is no file', async () => {
    const mail = await plain(
      ['Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary=s'],
      [
        '--s',
        '',
        'Hoi',
        '--s',
        'Content-Type: application/pkcs7-signature; name=smime.p7s',
        '',
        'x',
        '--s--',
      ].join('\r\n'),
    );
    expect(mail.attachments).toEqual([]);
  });
});

describe('who vouches for the sender', () => {
  const PASS = 'mx.shop.example; spf=pass; dmarc=pass (p=NONE) header.from=example.nl';
  test.each([
    [true, [PASS]],
    [true, ['mx.shop.example 1; dmarc=pass (a;b (c)) action=none header.from=example.nl; dkim=fail']],
    [false, []],
    [false, ['mx.shop.example; dmarc=fail header.from=example.nl']],
    [false, ['mx.shop.example; dmarc=pass header.from=evil.example']],
    [false, ['mx.shop.example; spf=pass smtp.mailfrom="x; dmarc=pass"']],
    [false, ['mx.shop.example; dkim=pass (dmarc=pass)']],
    [false, ['mx.shop.example; dmarc=fail', PASS]],
    [false, ['mx.shop.example; none']],
  ])('%s by %j', async (isProven, results) => {
    const mail = await plain(results.map((line) => `Authentication-Results: ${line}`));
    expect(mail.isProven).toBe(isProven);
  });

  test('only the server of the shop is believed, where its name is known', async () => {
    const source = bytes([
      'Authentication-Results: mx.evil.example; dmarc=pass',
      `Authentication-Results: ${PASS}`,
      'From: jo@example.nl',
      '',
      'x',
    ]);
    const by = async (server: string) =>
      (await readMessage({ ...at, isWhole: true, isSpam: false, source, server })).isProven;
    expect([await by('mx.shop.example'), await by('mx.other.example')]).toEqual([true, false]);
  });
});

test('two copies that took different ways are one mail, and another text, date or sender makes another', async () => {
  const of = async (lines: string[], body = 'Hoi') =>
    (await read([...lines, 'Message-ID: <1@x>', '', body])).digest;
  const mail = ['From: jo@example.nl', 'Date: Sat, 28 Nov 2026 10:00:00 +0100'];
  const one = await of(mail);
  expect(await of(['Received: from b', ...mail])).toBe(one);
  const others = [
    await of(mail, 'Hallo'),
    await of(['From: jo@example.nl', 'Date: Sat, 28 Nov 2026 10:01:00 +0100']),
    await of(['From: an@example.nl', 'Date: Sat, 28 Nov 2026 10:00:00 +0100']),
  ];
  expect(new Set([one, ...others]).size).toBe(4);
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
