// A local mail server that accepts and stores every mail.

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** The message ids in the order of arrival, including repetitions. */
  readonly received: string[];
  stop(): Promise<void>;
};

type Options = {
  /** The delay in ms before the server confirms a mail. */
  slowMs?: number;
  /** While it returns true, every recipient is refused temporarily (451). */
  isRefusing?(): boolean;
  /** Called with each mail in its raw form. */
  keep?(mail: Buffer): void;
};

export async function startMailServer({ slowMs = 0, keep, isRefusing }: Options = {}): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, answer) {
      if (!isRefusing?.()) return answer();
      answer(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = Buffer.concat(chunks);
        const id = /^message-id:\s*(\S+)/im.exec(mail.toString('utf8'))?.[1];
        if (id === undefined) return answer(new Error('no message id'));
        keep?.(mail);
        const place = received.push(id);
        await pause(slowMs);
        answer(null, `taken as ${place}`);
      });
    },
  });
  // A client that is killed in the middle of a mail is what tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const bound = listening.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
