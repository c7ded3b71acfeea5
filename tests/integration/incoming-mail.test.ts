// Answers by mail: they find their conversation, come in once, leave the mailbox as it was, and no machine is ever answered.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImapMailbox } from '#integrations/imap-mail/imap-mail.ts';
import { createVendors } from '#main/compose/services/lead-vendors.ts';
import { conversationDetailSchema } from '#modules/contacts/contract.ts';
import { takeIncomingMail } from '#modules/contacts/index.ts';
import { createLog } from '#platform/log/create-log.ts';
import { days } from '#shared/clock.ts';
import { type ImapStandIn, startImapStandIn } from '#tests/fakes/imap/imap-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PATH = '/api/admin/conversations';

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

const take = () => takeIncomingMail(shop.shop);
const read = async (id: unknown) =>
  conversationDetailSchema.parse((await shop.asOperator('GET', `${PATH}/${id}`)).body);
const bySender = (email: string) =>
  shop.rows('select id, source, state, message from contacts where email = $1 order by id', [email]);

let numbers = 0;
/** A mail as a person's program makes it. */
function mailFrom(email: string, headers: readonly string[], body: string): string[] {
  numbers += 1;
  const id = headers.some((line) => line.startsWith('Message-ID'))
    ? []
    : [`Message-ID: <m${numbers}@${email.split('@')[1]}>`];
  return [`From: Jo de Vries <${email}>`, 'To: hallo@zwartwit.example', ...id, ...headers, '', body];
}

/** Somebody asks with the form and is answered; answers the conversation and the mail that left. */
async function asked(email: string) {
  const body = { email, firstName: 'Jo', subject: 'Levertijd', message: 'Wanneer?' };
  const { body: made } = await callHttp({ method: 'POST', url: `${shop.address}/api/contacts`, body });
  const id = Number(Object(made).id);
  await shop.asOperator('POST', `${PATH}/${id}/replies`, {
    ...{ text: 'Morgen.', key: `the-answer-to-${id}-x`, version: 1 },
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
      ...{ inReplyTo: '<hun-antwoord@example.nl>', references: [messageId, '<hun-antwoord@example.nl>'] },
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
    mailbox.receive(mailFrom('zelfde@example.nl', ['Subject: RE: Levertijd'], 'Nog iets'));
    mailbox.receive(mailFrom('zelfde@example.nl', ['Subject: Iets heel anders'], 'Andere vraag'));
    await take();
    expect((await read(id)).entries.at(-1)).toMatchObject({ kind: 'in', text: 'Nog iets' });
    expect(await bySender('zelfde@example.nl')).toMatchObject([
      { id },
      { source: 'mail', state: 'open', message: 'Andere vraag' },
    ]);
  });

  test('comes in once, though it lies there twice and two processes look at the same moment', async () => {
    const mail = mailFrom('een@example.nl', ['Subject: Eens'], 'Een keer');
    mailbox.receive(mail);
    mailbox.receive(mail);
    await Promise.all([take(), take()]);
    await take();
    expect(await bySender('een@example.nl')).toHaveLength(1);
  });

  test('comes in once also after the mailbox has numbered its mails anew, and the next still comes', async () => {
    const before = (await shop.rows('select count(*)::int as n from contacts'))[0];
    mailbox.renumber();
    await take();
    expect((await shop.rows('select count(*)::int as n from contacts'))[0]).toEqual(before);
    mailbox.receive(mailFrom('later@example.nl', ['Subject: Later'], 'Na het nummeren'));
    await take();
    expect(await bySender('later@example.nl')).toHaveLength(1);
  });
});

describe('what comes with a mail', () => {
  const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900_000, 7)]);
  const part = (name: string, content: Buffer) => [
    ...[
      '--b',
      `Content-Type: image/jpeg; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
    ],
    ...['Content-Transfer-Encoding: base64', '', content.toString('base64').replaceAll(/.{76}/g, '$&\r\n')],
  ];
  const withFiles = (email: string, ...files: [name: string, content: Buffer][]) => [
    ...[`From: ${email}`, 'Subject: Kapot', `Message-ID: <foto-van-${email}>`],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Zie foto'],
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
      ...{ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
      ...{ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'private, no-store' },
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
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="bon.pdf"' },
    });
    await shop.rows('delete from contacts where id = $1', [id]);
    expect(await shop.rows("select id from contact_files where name = 'bon.pdf'")).toEqual([]);
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
    for (const email of ['nieuws@example.nl', 'hallo@zwartwit.example', 'spam@example.nl'])
      expect(await bySender(email), email).toEqual([]);
    expect((await shop.rows('select count(*)::int as n from mails'))[0]).toEqual(mails);
  });

  test('an answer of the shop that came back opens its conversation', async () => {
    const { id, messageId } = await asked('bestaatniet@example.nl');
    mailbox.receive([
      ...['From: Mail Delivery System <MAILER-DAEMON@mx.example>', 'Return-Path: <>', 'Message-ID: <dsn@mx>'],
      ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', '', '--b'],
      ...[
        'Content-Type: text/plain',
        '',
        'Onbekende gebruiker',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
      ],
      ...[`Message-ID: ${messageId}`, '--b--'],
    ]);
    await take();
    const { state, entries } = await read(id);
    expect([state, entries.at(-1)?.kind, entries.at(-1)?.text]).toEqual([
      ...['open', 'bounce'],
      expect.stringContaining('Onbekende gebruiker'),
    ]);
  });

  test('a mail that nobody can read holds up no other', async () => {
    mailbox.receive(['', '\0\0\0 geen mail']);
    mailbox.receive(mailFrom('na@example.nl', ['Subject: Na'], 'a\0b <script>alert(1)</script>'));
    await take();
    expect(await bySender('na@example.nl')).toMatchObject([{ message: 'ab <script>alert(1)</script>' }]);
  });
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
  const vendors = createVendors(createLog('silent'), { now: () => new Date() });
  const away = vendors.inbox(createImapMailbox({ url: silent.url, patience: 200 }));
  silent.hang();
  try {
    for (let tries = 0; tries < 10 && !vendors.restingSince('inbox'); tries += 1)
      await expect(away.readNew(null, new Date(), 1)).rejects.toThrow();
    expect(vendors.restingSince('inbox')).toBeInstanceOf(Date);
  } finally {
    vendors.close();
    await silent.stop();
  }
});
