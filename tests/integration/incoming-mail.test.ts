// Tests incoming mail: replies find their conversation, are imported once, leave the mailbox unchanged, and
// automatic mails are never answered.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImapMailbox } from '#integrations/imap-mail/imap-mail.ts';
import { createGuardedVendors } from '#main/compose/services/circuit-breakers.ts';
import { conversationDetailSchema, leftOutPageSchema } from '#modules/contacts/contract.ts';
import { receiveIncomingMail } from '#modules/contacts/index.ts';
import { createLog } from '#platform/log/create-log.ts';
import { days, minutes } from '#shared/clock.ts';
import { type ImapStandIn, startImapStandIn } from '#tests/fakes/imap/imap-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PATH = '/api/admin/conversations';
const LEFT_OUT = '/api/admin/left-out-mails';

let shop: TestShop;
let mailbox: ImapStandIn;
beforeAll(async () => {
  mailbox = await startImapStandIn(() => shop?.now() ?? new Date());
  shop = await startTestShop({ env: { IMAP_URL: `${mailbox.url}?plus=on` } });
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

const take = () => receiveIncomingMail(shop.shop);
const read = async (id: unknown) =>
  conversationDetailSchema.parse((await shop.asOperator('GET', `${PATH}/${id}`)).body);
const bySender = (email: string) =>
  shop.rows('select id, source, state, message from contacts where email = $1 order by id', [email]);

const leftOut = async (state = 'waiting') =>
  leftOutPageSchema.parse((await shop.asOperator('GET', `${LEFT_OUT}?state=${state}&limit=100`)).body).items;
const leftOutOf = async (sender: string) => (await leftOut('all')).filter((mail) => mail.sender === sender);

/** Returns the header with which the shop's mail server confirms that the sender is genuine. */
const vouched = (email: string) =>
  `Authentication-Results: mx.zwartwit.example; dmarc=pass header.from=${email.split('@')[1]}`;

let numbers = 0;
/** Returns the lines of a mail as a person's mail program writes it. */
function mailFrom(email: string, headers: readonly string[], body: string): string[] {
  numbers += 1;
  const id = headers.some((line) => line.startsWith('Message-ID'))
    ? []
    : [`Message-ID: <m${numbers}@${email.split('@')[1]}>`];
  return [`From: Jo de Vries <${email}>`, 'To: hallo@zwartwit.example', ...id, ...headers, '', body];
}

/**
 * Sends the contact form and answers it as the operator. Returns the conversation and the mail with the
 * answer.
 */
async function asked(email: string) {
  const body = { email, firstName: 'Jo', subject: 'Levertijd', message: 'Wanneer?' };
  const { body: made } = await callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body });
  const id = Number(Object(made).id);
  await shop.asOperator('POST', `${PATH}/${id}/replies`, {
    text: 'Morgen.',
    key: `the-answer-to-${id}-x`,
    version: 1,
  });
  const [mail] = await shop.rows("select thread from mails where recipient = $1 and type = 'contact_reply'", [
    email,
  ]);
  const { messageId, replyTo } = Object(mail?.thread);
  return { id, messageId: String(messageId), replyTo: String(replyTo) };
}

describe('an answer', () => {
  test('is known by the mail it answers, whatever its subject, and waits for an operator', async () => {
    const { id, messageId } = await asked('draad@example.nl');
    mailbox.receive(
      mailFrom(
        'draad@example.nl',
        ['Subject: iets anders', `In-Reply-To: ${messageId}`, 'Message-ID: <hun-antwoord@example.nl>'],
        'Dank je!\r\n\r\nOp wo 25 nov 2026 om 14:05 schreef Zwartwit <hallo@zwartwit.example>:\r\n> Morgen.',
      ),
    );
    await take();
    const { state, entries, version } = await read(id);
    expect([state, entries.at(-1)]).toMatchObject([
      'open',
      {
        kind: 'in',
        author: 'draad@example.nl',
        text: 'Dank je!',
        quoted: expect.stringContaining('> Morgen.'),
      },
    ]);
    // What is answered next names it.
    await shop.asOperator('POST', `${PATH}/${id}/replies`, {
      text: 'Graag.',
      key: 'once-more-1234567',
      version,
    });
    const mails = await shop.rows(
      "select thread from mails where recipient = 'draad@example.nl' and type = 'contact_reply' order by id",
    );
    expect(Object(mails.at(-1)?.thread)).toMatchObject({
      inReplyTo: '<hun-antwoord@example.nl>',
      references: [messageId, '<hun-antwoord@example.nl>'],
    });
  });

  test('is known by the address it goes to, also from another address, which is shown', async () => {
    const { id, replyTo } = await asked('werk@example.nl');
    mailbox.receive([
      'From: prive@example.nl',
      `To: ${replyTo}`,
      'Message-ID: <p@x>',
      '',
      'Vanaf mijn telefoon',
    ]);
    await take();
    expect((await read(id)).entries.at(-1)).toMatchObject({ kind: 'in', author: 'prive@example.nl' });
    expect(await bySender('prive@example.nl')).toEqual([]);
  });

  test('without a trace is known by its sender and subject; about something else it begins anew', async () => {
    const { id } = await asked('zelfde@example.nl');
    const proof = vouched('zelfde@example.nl');
    mailbox.receive(mailFrom('zelfde@example.nl', [proof, 'Subject: RE : Levertijd'], 'Nog iets'));
    mailbox.receive(mailFrom('zelfde@example.nl', [proof, 'Subject: Iets heel anders'], 'Andere vraag'));
    await take();
    expect((await read(id)).entries.at(-1)).toMatchObject({
      kind: 'in',
      text: 'Nog iets',
      isUnproven: false,
    });
    expect(await bySender('zelfde@example.nl')).toMatchObject([
      { id },
      { source: 'mail', state: 'open', message: 'Andere vraag' },
    ]);
  });

  test.each([
    ['none', []],
    ['dmarc=fail', ['Authentication-Results: mx.zwartwit.example; dmarc=fail header.from=nep.example']],
    ['a line of their own below', ['Authentication-Results: mx; dmarc=none', vouched('x@nep.example')]],
    ['that of another domain', ['Reply-To: slachtoffer@nep.example', vouched('x@nep.example')]],
  ])('that nobody vouches for (%s) speaks in no conversation, and says so', async (_what, headers) => {
    numbers += 1;
    const victim = `slachtoffer${numbers}@nep.example`;
    const { id } = await asked(victim);
    const lines = headers.map((line) => line.replace('slachtoffer@nep.example', victim));
    const from = lines.some((line) => line.startsWith('Reply-To')) ? 'boef@nep.example' : victim;
    mailbox.receive(mailFrom(from, [...lines, 'Subject: Re: Levertijd'], 'Stuur hem ergens anders heen'));
    await take();
    expect((await read(id)).state).toBe('answered');
    const [, own] = await bySender(victim);
    expect((await read(own?.id)).entries).toMatchObject([
      { text: 'Stuur hem ergens anders heen', isUnproven: true },
    ]);
  });

  test('with the secret of its conversation belongs there whoever vouches for it, and is shown as unproven', async () => {
    const { id, messageId } = await asked('geheim@example.nl');
    mailbox.receive(mailFrom('geheim@example.nl', [`References: ${messageId}`], 'Ja graag'));
    await take();
    expect((await read(id)).entries.at(-1)).toMatchObject({ kind: 'in', text: 'Ja graag', isUnproven: true });
  });

  test('comes in once, though it lies there twice and two processes look at the same moment', async () => {
    const mail = mailFrom('een@example.nl', ['Subject: Eens'], 'Een keer');
    mailbox.receive(mail);
    mailbox.receive(mail);
    await Promise.all([take(), take()]);
    await take();
    expect(await bySender('een@example.nl')).toHaveLength(1);
    expect(await leftOutOf('een@example.nl')).toMatchObject([
      { reason: 'duplicate', decidedAt: expect.any(String) },
    ]);
  });

  test.each([
    ['another text', 'Tweede vraag', []],
    ['another date', 'Eerste vraag', ['Date: Sat, 28 Nov 2026 11:00:00 +0100']],
  ])('is its own mail when only its Message-ID was used before: %s', async (_what, text, headers) => {
    numbers += 1;
    const email = `machine${numbers}@example.nl`;
    const first = ['Message-ID: <altijd-dezelfde@x>', 'Subject: Eerste'];
    mailbox.receive(mailFrom(email, [...first, 'Date: Sat, 28 Nov 2026 10:00:00 +0100'], 'Eerste vraag'));
    const date = headers.length > 0 ? headers : ['Date: Sat, 28 Nov 2026 10:00:00 +0100'];
    mailbox.receive(mailFrom(email, [...first, ...date], text));
    await take();
    expect(await bySender(email)).toHaveLength(2);
  });

  test('comes in once also after the mailbox has numbered its mails anew, and the next still comes', async () => {
    const before = (await shop.rows('select count(*)::int as n from contacts'))[0];
    mailbox.renumber();
    await take();
    expect((await shop.rows('select count(*)::int as n from contacts'))[0]).toEqual(before);
    expect((await leftOut('all')).filter(({ reason }) => reason === 'duplicate')).toHaveLength(1);
    mailbox.receive(mailFrom('later@example.nl', ['Subject: Later'], 'Na het nummeren'));
    await take();
    expect(await bySender('later@example.nl')).toHaveLength(1);
  });
});

describe('whom a mail is from', () => {
  const OWN = 'hallo@zwartwit.example';
  test.each([
    [
      'a group that stands in for them',
      "'Eef' via Hallo",
      OWN,
      'eef@klant.example',
      ['List-Id: <hallo.zwartwit.example>', 'Precedence: list'],
      'Eef',
    ],
    ['a form of the shop itself', 'Webformulier', OWN, 'Fem de Boer <fem@klant.example>', [], 'Fem de Boer'],
    [
      'a form elsewhere',
      'Formulieren',
      'noreply@formulieren.example',
      'gijs@klant.example',
      ['Auto-Submitted: auto-generated', 'Feedback-ID: 1:SES'],
      '',
    ],
    ['a program that repeats itself', 'Hans', 'hans@klant.example', 'hans@klant.example', [], 'Hans'],
    ['a machine nobody reads', 'Ingrid', 'ingrid@klant.example', 'no-reply@klant.example', [], 'Ingrid'],
    ['the shop asked to answer itself', 'Jet', 'jet@klant.example', OWN, [], 'Jet'],
    ['a name with a comma', 'Vries, Kim', 'kim@klant.example', '', [], 'Vries, Kim'],
  ])('is whoever asks for the answer: %s', async (_what, name, from, replyTo, headers, shown) => {
    numbers += 1;
    mailbox.receive([
      `From: ${name} <${from}>`,
      ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
      `To: ${OWN}`,
      `Message-ID: <r${numbers}@x>`,
      `Subject: Vraag ${numbers}`,
      ...headers,
      '',
      'Hoi',
    ]);
    await take();
    const email = (/[^\s<]+@klant\.example/.exec(from) ?? /[^\s<]+@klant\.example/.exec(replyTo))?.[0] ?? '';
    const [contact] = await bySender(email);
    expect(contact, email).toMatchObject({ source: 'mail', message: 'Hoi' });
    const { version, name: called } = await read(contact?.id);
    expect(called).toBe(shown || email);
    await shop.asOperator('POST', `${PATH}/${contact?.id}/replies`, {
      text: 'Ja',
      key: `antwoord-aan-${numbers}-xxxxx`,
      version,
    });
    expect(await shop.rows('select type from mails where recipient = $1', [email])).toEqual([
      { type: 'contact_reply' },
    ]);
  });

  test('without an address it can be taken over, and the answer says that there is none', async () => {
    mailbox.receive(['From: "jan piet"@example.nl', 'Subject: Zonder adres', 'Message-ID: <z@x>', '', 'Hoi']);
    await take();
    const [mail] = (await leftOut()).filter(({ subject }) => subject === 'Zonder adres');
    expect(mail).toMatchObject({
      reason: 'no_sender',
      sender: '',
      senderName: '"jan piet"@example.nl',
      text: 'Hoi',
    });
    const taken = await shop.asOperator('POST', `${LEFT_OUT}/${mail?.id}/conversation`);
    const id = Number(Object(taken.body).contactId);
    const reply = { text: 'Ja', key: 'antwoord-aan-niemand-1', version: 1 };
    const refused = await shop.asOperator('POST', `${PATH}/${id}/replies`, reply);
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'recipient_unknown']);
  });
});

describe('what comes with a mail', () => {
  const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900_000, 7)]);
  const part = (name: string, content: Buffer) => [
    '--b',
    `Content-Type: image/jpeg; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ];
  const withFiles = (email: string, ...files: [name: string, content: Buffer][]) => [
    `From: ${email}`,
    'Subject: Kapot',
    `Message-ID: <foto-van-${email}>`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Zie foto',
    ...files.flatMap(([name, content]) => part(name, content)),
    '--b--',
  ];
  const fileOf = (id: unknown, fileId: number) => shop.asOperator('GET', `${PATH}/${id}/files/${fileId}`);

  test('a photo is kept whole and shown where it can do nothing; a page that calls itself one is only named', async () => {
    const page = Buffer.from('<html><script>alert(1)</script>');
    mailbox.receive(withFiles('foto@example.nl', ['po/t.jpg', JPEG], ['nep.jpg', page]));
    await take();
    const [contact] = await bySender('foto@example.nl');
    expect(String(contact?.message)).toBe('Zie foto\n\n[Bijlage in je mailbox: nep.jpg]');
    const [file] = (await read(contact?.id)).entries[0]?.attachments ?? [];
    expect(file).toMatchObject({ size: JPEG.length, kept: { type: 'image/jpeg' } });
    const { status, headers } = await fileOf(contact?.id, file?.kept?.id ?? 0);
    expect([status, headers['content-length']]).toEqual([200, String(JPEG.length)]);
    const same = 'select content = $2 as same from contact_files where id = $1';
    expect(await shop.rows(same, [file?.kept?.id, JPEG])).toEqual([{ same: true }]);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="po_t.jpg"',
    });
    const strange = await callHttp({ url: `${shop.address}${PATH}/${contact?.id}/files/${file?.kept?.id}` });
    expect(strange.status).toBe(401);
    expect((await fileOf(Number(contact?.id) + 1, file?.kept?.id ?? 0)).status).toBe(404);
  });

  test('belongs to the answer it came with, is a download when it is no picture, and goes with the conversation', async () => {
    const { id, messageId } = await asked('bon@example.nl');
    const pdf = Buffer.from('%PDF-1.7 bon');
    mailbox.receive([`In-Reply-To: ${messageId}`, ...withFiles('bon@example.nl', ['bon.pdf', pdf])]);
    await take();
    const file = (await read(id)).entries.at(-1)?.attachments[0];
    const answer = await fileOf(id, file?.kept?.id ?? 0);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bon.pdf"',
    });
    await shop.rows('delete from contacts where id = $1', [id]);
    expect(await shop.rows("select id from contact_files where name = 'bon.pdf'")).toEqual([]);
  });

  test('a file whose name ends in half a sign stops nothing', async () => {
    const { id, messageId } = await asked('halfteken@example.nl');
    const name = encodeURIComponent(`${'x'.repeat(119)}😀.doc`);
    mailbox.receive(
      mailFrom(
        'halfteken@example.nl',
        [
          `In-Reply-To: ${messageId}`,
          'Content-Type: application/msword',
          `Content-Disposition: attachment; filename*=UTF-8''${name}`,
        ],
        'x',
      ),
    );
    await take();
    expect((await read(id)).entries.at(-1)?.attachments).toMatchObject([{ name: 'x'.repeat(119) }]);
  });

  test('of a mail that is too long only the words and the names come in', async () => {
    mailbox.receive(
      withFiles('lang@example.nl', ['foto.jpg', Buffer.concat([JPEG, Buffer.alloc(16_000_000)])]),
    );
    await take();
    const [contact] = await bySender('lang@example.nl');
    expect(String(contact?.message)).toBe('Zie foto\n\n[Bijlage in je mailbox: foto.jpg]');
  });
});

describe('what no person wrote', () => {
  test('an automatic answer is noted and makes nobody wait; nothing is ever mailed back', async () => {
    const { id, messageId } = await asked('weg@example.nl');
    await shop.settle();
    const mails = (await shop.rows('select count(*)::int as n from mails'))[0];
    mailbox.receive(
      mailFrom(
        'weg@example.nl',
        [`In-Reply-To: ${messageId}`, 'Auto-Submitted: auto-replied'],
        'Ik ben er niet',
      ),
    );
    mailbox.receive(mailFrom('nieuws@example.nl', ['Precedence: bulk', 'Subject: Aanbieding'], 'Koop'));
    mailbox.receive(mailFrom('hallo@zwartwit.example', ['Subject: Eigen'], 'Aan mezelf'));
    mailbox.receive(mailFrom('spam@example.nl', ['Subject: Rijk'], 'Klik'), ['$Junk']);
    await take();
    await shop.settle();
    const { state, entries } = await read(id);
    expect([state, entries.at(-1)]).toMatchObject(['answered', { kind: 'auto', text: 'Ik ben er niet' }]);
    for (const [email, reason] of [
      ['nieuws@example.nl', 'bulk'],
      ['hallo@zwartwit.example', 'own'],
      ['spam@example.nl', 'spam'],
    ] as const) {
      expect(await bySender(email), email).toEqual([]);
      expect(await leftOutOf(email)).toMatchObject([{ reason, decidedAt: null, contactId: null }]);
    }
    expect((await shop.rows('select count(*)::int as n from mails'))[0]).toEqual(mails);
  });

  const REPORT = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
  const report = (action: string, messageId: string) => [
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Onbekende gebruiker',
    '--b',

    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx',
    '',
    `Action: ${action}`,
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
  ];
  test.each([
    ['Postfix', 'failed', ['From: MAILER-DAEMON@mx.example', 'Auto-Submitted: auto-replied', REPORT]],
    ['Gmail', 'failed', ['From: mailer-daemon@googlemail.com', 'Auto-Submitted: auto-replied', REPORT]],
    ['Exchange', 'failed', ['From: postmaster@klant.example', 'Return-Path: <>', REPORT]],
    [
      'Exim',
      '',
      ['From: Mailer-Daemon@mx.example', 'Auto-Submitted: auto-replied', 'X-Failed-Recipients: a@b.nl'],
    ],
  ])('an answer of the shop that came back opens its conversation: %s', async (program, action, headers) => {
    const { id, messageId } = await asked(`bestaatniet-${program}@example.nl`);
    const body = action ? report(action, messageId) : ['', 'Onbekende gebruiker', `Message-ID: ${messageId}`];
    mailbox.receive([`Message-ID: <dsn-${program}@mx>`, ...headers, ...body]);
    await take();
    const { state, entries } = await read(id);
    expect([state, entries.at(-1)?.kind, entries.at(-1)?.text]).toEqual([
      'open',
      'bounce',
      expect.stringContaining('Onbekende gebruiker'),
    ]);
  });

  test.each([
    ['it was delivered', [REPORT], 'delivered'],
    ['it is late', [REPORT], 'delayed'],
    [
      'it was read',
      ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'],
      'x',
    ],
  ])('a receipt is noted and opens nothing: %s', async (what, headers, action) => {
    const { id, messageId } = await asked(`bevestigd-${action}@example.nl`);
    mailbox.receive([`From: bevestigd-${action}@example.nl`, ...headers, ...report(action, messageId)]);
    mailbox.receive([
      `From: iemand-${action}@example.nl`,
      ...headers,
      ...report(action, '<onbekend@elders>'),
    ]);
    await take();
    const { state, entries } = await read(id);
    expect([state, entries.at(-1)?.kind], what).toEqual(['answered', 'auto']);
    expect(await bySender(`iemand-${action}@example.nl`)).toEqual([]);
    expect(await leftOutOf(`iemand-${action}@example.nl`)).toMatchObject([{ decidedAt: null }]);
  });

  test('an answer that came back without a report asks for somebody; one that is late does not', async () => {
    const { id, messageId } = await asked('onbestelbaar@example.nl');
    const from = (subject: string) =>
      mailbox.receive([
        'From: postmaster@provider.example',
        `Subject: ${subject}`,
        'Return-Path: <>',
        '',
        `${subject}: ${messageId}`,
      ]);
    from('Verzögert: Re: Levertijd');
    await take();
    const late = await read(id);
    expect([late.state, late.entries.at(-1)?.kind]).toEqual(['answered', 'auto']);
    from('Unzustellbar: Re: Levertijd');
    await take();
    const { state, entries } = await read(id);
    expect([state, entries.at(-1)?.kind]).toEqual(['open', 'bounce']);
  });

  test('an answer of a person is one, though a list passed it on or the mailbox calls it spam', async () => {
    const { id, messageId } = await asked('lijst@example.nl');
    const answers = [`In-Reply-To: ${messageId}`];
    mailbox.receive(
      mailFrom('lijst@example.nl', [...answers, 'List-Id: <leden.vereniging.example>'], 'Via de lijst'),
    );
    mailbox.receive(mailFrom('lijst@example.nl', answers, 'Uit de spam'), ['$Junk']);
    await take();
    const { state, entries } = await read(id);
    expect([state, ...entries.slice(-2).map(({ kind, text }) => `${kind} ${text}`)]).toEqual([
      'open',
      'in Via de lijst',
      'in Uit de spam',
    ]);
  });

  test('what was left out is taken over with its files by one press, which may be pressed twice', async () => {
    const photo = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(9000, 7)]).toString('base64');
    mailbox.receive([
      'From: Mia <mia@groep.example>',
      'Precedence: bulk',
      'Message-ID: <mia@x>',
      'Subject: Kapot potje',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'Zie foto',
      '--b',
      'Content-Type: image/jpeg; name=pot.jpg',
      'Content-Transfer-Encoding: base64',
      '',
      photo,
      '--b--',
    ]);
    await take();
    const [mail] = await leftOutOf('mia@groep.example');
    expect(mail).toMatchObject({
      reason: 'bulk',
      subject: 'Kapot potje',
      attachments: [{ name: 'pot.jpg' }],
    });
    const waiting = async () => Object((await shop.asOperator('GET', `${LEFT_OUT}/count`)).body).waiting;
    const before = Number(await waiting());
    const press = () => shop.asOperator('POST', `${LEFT_OUT}/${mail?.id}/conversation`);
    const presses = await Promise.all([press(), press()]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await waiting()).toBe(before - 1);
    const contacts = await bySender('mia@groep.example');
    expect(contacts).toMatchObject([{ source: 'mail', state: 'open', message: 'Zie foto' }]);
    const { entries } = await read(contacts[0]?.id);
    expect(entries[0]?.attachments).toMatchObject([{ name: 'pot.jpg', kept: { type: 'image/jpeg' } }]);
  });

  test('what was left out can be looked at and be done with, by operators alone', async () => {
    mailbox.receive(mailFrom('weg1@example.nl', ['Precedence: bulk'], 'Koop'));
    mailbox.receive(mailFrom('weg2@example.nl', ['Precedence: bulk'], 'Koop'));
    await take();
    const [mail] = await leftOutOf('weg1@example.nl');
    expect((await callHttp({ url: `${shop.address}${LEFT_OUT}` })).status).toBe(401);
    expect((await shop.asOperator('POST', `${LEFT_OUT}/${mail?.id}/dismissal`)).status).toBe(204);
    expect((await leftOut()).map(({ sender }) => sender)).toContain('weg2@example.nl');
    expect((await leftOut()).map(({ sender }) => sender)).not.toContain('weg1@example.nl');
    expect((await shop.asOperator('POST', `${LEFT_OUT}/999999/conversation`)).status).toBe(404);
  });

  test('a mail that nobody can read holds up no other', async () => {
    mailbox.receive(['', '\0\0\0 geen mail']);
    mailbox.receive(mailFrom('na@example.nl', ['Subject: Na'], 'a\0b <script>alert(1)</script>'));
    mailbox.receive(['From: diep@example.nl', ...nested(200)]);
    await take();
    expect(await leftOutOf('diep@example.nl')).toMatchObject([{ reason: 'unreadable', text: '' }]);
    expect(await bySender('na@example.nl')).toMatchObject([{ message: 'ab <script>alert(1)</script>' }]);
  });
});

function nested(depth: number): string[] {
  return Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}`,
  );
}

test('a mail over which two processes died is not read a third time, stands in the list, and the next comes in', async () => {
  const { incomingMailbox } = shop.shop;
  if (!incomingMailbox) throw new Error('This shop has a mailbox');
  const killing = {
    ...shop.shop,
    incomingMailbox: { ...incomingMailbox, open: () => Promise.reject(new Error('killed')) },
  };
  mailbox.receive(mailFrom('dodelijk@example.nl', ['Subject: Dodelijk'], 'x'));
  mailbox.receive(mailFrom('erna@example.nl', ['Subject: Erna'], 'Hoi'));
  for (const _attempt of [1, 2]) {
    await expect(receiveIncomingMail(killing)).rejects.toThrow('killed');
    // Somebody may be reading it still.
    await take();
    expect(await bySender('erna@example.nl')).toEqual([]);
    shop.skip(minutes(3));
  }
  await take();
  expect((await leftOutOf('')).filter(({ reason }) => reason === 'unreadable')).toHaveLength(1);
  expect(await bySender('erna@example.nl')).toHaveLength(1);
  expect(await bySender('dodelijk@example.nl')).toEqual([]);
});

test('a mailbox that is reached and not read is told as a service that fails, with since when', async () => {
  const inbox = async () =>
    (Object((await shop.asOperator('GET', '/api/admin/services')).body) as { key: string }[]).find(
      ({ key }) => key === 'inbox',
    );
  const { incomingMailbox } = shop.shop;
  if (!incomingMailbox) throw new Error('This shop has a mailbox');
  const lost = { ...incomingMailbox, readNew: () => Promise.reject(new Error('lost')) };
  const turn = () =>
    expect(receiveIncomingMail({ ...shop.shop, incomingMailbox: lost })).rejects.toThrow('lost');
  await take();
  expect(await inbox()).toMatchObject({ state: 'connected' });
  await turn();
  expect(await inbox()).toMatchObject({ state: 'connected' });
  await turn();
  expect(await inbox()).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining('niet gelezen sinds'),
  });
  await take();
  expect(await inbox()).toMatchObject({ state: 'connected' });
});

test('a mail of before the shop looked is left alone after a week, and nothing in the mailbox was changed', async () => {
  expect(new Set(mailbox.commands)).not.toContain('SELECT');
  for (const word of ['UID STORE', 'UID MOVE', 'UID EXPUNGE', 'EXPUNGE', 'SELECT'])
    expect(mailbox.commands).not.toContain(word);
  await shop.rows('delete from incoming_mails');
  shop.skip(days(9));
  const before = (await shop.rows('select count(*)::int as n from contacts'))[0];
  await take();
  expect((await shop.rows('select count(*)::int as n from contacts'))[0]).toEqual(before);
});

test('a mailbox that does not answer is left alone, told on every page, and read again once it is back', async () => {
  const silent = await startImapStandIn();
  const vendors = createGuardedVendors(createLog('silent'), { now: () => new Date() });
  const away = vendors.inbox(createImapMailbox({ url: silent.url, timeoutMs: 200 }));
  silent.hang();
  try {
    for (let tries = 0; tries < 10 && !vendors.openSince('inbox'); tries += 1)
      await expect(away.readNew(null, new Date(), 1)).rejects.toThrow();
    expect(vendors.openSince('inbox')).toBeInstanceOf(Date);
  } finally {
    vendors.close();
    await silent.stop();
  }
});
