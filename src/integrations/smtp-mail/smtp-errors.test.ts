// Tests the SMTP transport with a real mail server in this process that is slow, down, refuses mails, or
// stops during delivery. Also tests names that try to inject headers.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { MailRefused, type MailTransport, type OutgoingMail } from '#modules/mail/index.ts';
import { createSmtpMail } from './smtp-mail.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  // A server waits for its connections, so clean up in reverse order.
  for (const stop of cleanUp.splice(0).reverse()) await stop();
});

async function serve(options: SMTPServerOptions = {}) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => answer(null, `taken as ${received.push(Buffer.concat(chunks))}`));
    },
    ...options,
  });
  // Clients that disconnect are expected in these tests.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket) => sockets.add(socket));
  await once(listening, 'listening');
  const bound = listening.address();
  cleanUp.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { received, hangUp, port: typeof bound === 'object' && bound ? bound.port : 0 };
}

function transportTo(port: number, options: { timeoutMs?: number; user?: string } = {}): MailTransport {
  const login = options.user ? `${options.user}:wrong@` : '';
  const transport = createSmtpMail({
    url: `smtp://${login}127.0.0.1:${port}`,
    ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
  });
  cleanUp.push(() => transport.close());
  return transport;
}

const mail: OutgoingMail = {
  inReplyTo: null,
  references: [],
  isPersonal: false,
  messageId: '<abc@zwartwit.example>',
  from: '"Zwartwit" <hallo@zwartwit.example>',
  replyTo: 'vragen@zwartwit.example',
  to: 'anna@example.org',
  subject: 'Je bestelling',
  html: '<p>Dank je</p>',
  text: 'Dank je',
  readAttachments: async () => [],
  unsubscribeUrl: null,
};
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );
const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

describe('what a server refuses', () => {
  test.each([
    [550, '5.1.1 no such user', 'address'],
    [550, 'no such user', 'address'],
    [550, '5.2.1 mailbox disabled', 'address'],
    [552, '5.2.2 mailbox full', 'message'],
    [550, '5.7.1 we do not like your network', 'message'],
  ])('%i %s is final because of the %s', async (code, text, reason) => {
    const { port } = await serve({ onRcptTo: (_address, _session, answer) => answer(refusal(text, code)) });
    expect(await failureOf(transportTo(port).send(mail))).toMatchObject({ name: 'MailRefused', reason });
  });

  test.each([
    ['a sender that may not send', { onMailFrom: (_a, _s, answer) => answer(refusal('5.7.1 not you', 550)) }],
    ['greylisting', { onRcptTo: (_a, _s, answer) => answer(refusal('4.7.1 come back later', 451)) }],
  ] satisfies [string, SMTPServerOptions][])('%s may pass by waiting', async (_what, options) => {
    const { port } = await serve(options);
    const error = await failureOf(transportTo(port).send(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  test('so may a password that is wrong', async () => {
    const { port } = await serve({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, answer) => answer(refusal('5.7.8 who?', 535)),
    });
    const error = await failureOf(transportTo(port, { user: 'winkel' }).send(mail));
    expect(error).toMatchObject({ code: 'EAUTH' });
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

describe('a server in trouble', () => {
  test('that does not answer is given up after the patience of one mail, and the next one gets through', async () => {
    let isSilent = true;
    const { port } = await serve({
      onRcptTo: (_address, _session, answer) => {
        if (!isSilent) answer();
      },
    });
    // Long enough for the valid mail on a busy machine.
    const transport = transportTo(port, { timeoutMs: 4_000 });
    const error = await failureOf(transport.send(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    isSilent = false;
    expect(await transport.send(mail)).toEqual({ providerMessageId: '250 taken as 1' });
  });

  test('that dies with the mail in its hands gets it again, recognisable by its id', async () => {
    const commands: string[] = [];
    const { port, hangUp } = await serve({
      onData(stream, _session, answer) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const id = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? '';
          commands.push(id);
          // The server has accepted the mail, but the connection ends before it can say so.
          if (commands.length === 1) hangUp();
          else answer(null, 'taken');
        });
      },
    });
    const transport = transportTo(port);
    expect(await failureOf(transport.send(mail))).not.toBeInstanceOf(MailRefused);
    await transport.send(mail);
    expect(commands).toEqual([mail.messageId, mail.messageId]);
  });

  test('that is away is noticed, and found again when it is back', async () => {
    const { port } = await serve();
    await Promise.all(cleanUp.splice(0).map((stop) => stop()));
    expect(await failureOf(transportTo(port).check?.() ?? Promise.resolve())).toBeInstanceOf(Error);
    const back = await serve();
    await transportTo(back.port).check?.();
  });
});

describe('hostile words', () => {
  const HOSTILE = 'Anna"\r\nBcc: slachtoffer@example.org\r\n\r\n<script>';

  test('bring no header, no second recipient and no file name of their own', async () => {
    const recipients: string[] = [];
    const { port, received } = await serve({
      onRcptTo(address, _session, answer) {
        recipients.push(address.address);
        answer();
      },
    });
    await transportTo(port).send({
      ...mail,
      subject: HOSTILE,
      readAttachments: async () => [
        { filename: `${HOSTILE}.pdf`, contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
      ],
    });
    const [raw = Buffer.alloc(0)] = received;
    const parsed = await PostalMime.parse(raw);
    expect(recipients).toEqual(['anna@example.org']);
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.to?.map(({ address }) => address)).toEqual(['anna@example.org']);
    expect(parsed.html).toContain('<p>Dank je</p>');
    expect(parsed.attachments).toHaveLength(1);
    expect(parsed.attachments[0]?.mimeType).toBe('application/pdf');
  });

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'niemand',
    'Anna <a@example.org>',
  ])('the recipient %j is refused without asking a server', async (to) => {
    expect(await failureOf(transportTo(1).send({ ...mail, to }))).toMatchObject({
      name: 'MailRefused',
      reason: 'address',
    });
  });
});
