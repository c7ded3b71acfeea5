// Tests the SMTP transport with a minimal local mail server, whose answers decide whether a mail is retried.

import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MailRefused, type OutgoingMail } from '#modules/mail/index.ts';
import { createSmtpMail } from './smtp-mail.ts';

type Script = { recipient?: string; data?: string };
const open: { server: Server; sockets: Set<Socket> }[] = [];

afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

async function mailServer(script: Script = {}) {
  const received: string[] = [];
  const connections = { count: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connections.count += 1;
    let content: string | null = null;
    let waiting = '';
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8');
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (content !== null && line !== '.') content += `${line}\n`;
        else if (content !== null) {
          received.push(content);
          content = null;
          socket.write(`${script.data ?? '250 taken as 42'}\r\n`);
        } else if (line.startsWith('RCPT')) socket.write(`${script.recipient ?? '250 ok'}\r\n`);
        else if (line === 'DATA') {
          content = '';
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ server, sockets });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, connections };
}

const mail: OutgoingMail = {
  inReplyTo: null,
  references: [],
  isPersonal: false,
  messageId: '<abc@zwartwit.example>',
  from: '"Zwartwit" <hallo@zwartwit.example>',
  replyTo: 'vragen@zwartwit.example',
  to: 'anna@example.org',
  subject: 'Je bestelling ZW-1 is binnen',
  html: '<p>Dank je</p>',
  text: 'Dank je',
  readAttachments: async () => [
    { filename: 'factuur.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
  ],
  unsubscribeUrl: 'https://zwartwit.example/afmelden/x',
};

test('a mail arrives with its id, both parts, attachment and a way to stop', async () => {
  const server = await mailServer();
  const transport = createSmtpMail({ url: server.url });
  const { providerMessageId } = await transport.send(mail);
  await transport.close();
  expect(providerMessageId).toBe('250 taken as 42');
  const [content = ''] = server.received;
  for (const part of [
    'Message-ID: <abc@zwartwit.example>',
    'Reply-To: vragen@zwartwit.example',
    'List-Unsubscribe: <https://zwartwit.example/afmelden/x>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]) {
    expect(content).toContain(part);
  }
  expect(content).toMatch(/text\/plain[\s\S]*text\/html[\s\S]*factuur\.pdf/);
});

test('a picture of the mail itself goes with its text, under the name it is shown by', async () => {
  const server = await mailServer();
  const transport = createSmtpMail({ url: server.url });
  const code = {
    filename: 'code.png',
    contentType: 'image/png',
    content: Buffer.from('PNG'),
    cid: 'code.png',
  };
  await transport.send({ ...mail, html: '<img src="cid:code.png">', readAttachments: async () => [code] });
  await transport.close();
  expect(server.received[0]).toMatch(/multipart\/related[\s\S]*Content-I[dD]: <code\.png>/);
});

test('mails after each other use one connection', async () => {
  const server = await mailServer();
  const transport = createSmtpMail({ url: server.url });
  for (let count = 0; count < 3; count += 1) await transport.send(mail);
  await transport.close();
  expect(server.connections.count).toBe(1);
});

test.each([
  [{ recipient: '550 no such user' }, true],
  [{ recipient: '450 try later' }, false],
  [{ data: '554 not wanted' }, true],
  [{ data: '452 disk full' }, false],
])('the answer %j is final: %s', async (script, final) => {
  const server = await mailServer(script);
  const transport = createSmtpMail({ url: server.url });
  const error = await transport.send(mail).catch((thrown: unknown) => thrown);
  await transport.close();
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(final);
});

test('a server that is away is not final', async () => {
  const server = await mailServer();
  for (const entry of open.splice(0)) await new Promise((resolve) => entry.server.close(resolve));
  const transport = createSmtpMail({ url: server.url });
  const error = await transport.send(mail).catch((thrown: unknown) => thrown);
  await transport.close();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
});
