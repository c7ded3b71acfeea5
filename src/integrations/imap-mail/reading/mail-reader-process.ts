// The separate process that parses mails. It receives one mail at a time in pieces, and sends back first the
// files one by one and then the mail. The parent process kills it when a mail takes too long.

import type { IncomingMail } from '#modules/contacts/incoming-mail.port.ts';
import { readHead, readMessage, type ToRead } from './read-message.ts';

/**
 * A message to the parser process: a piece of a mail, or, after the last piece, the request to parse the
 * mail.
 */
export type ReaderRequest = { piece: Uint8Array } | { read: Omit<ToRead, 'source'>; headOnly: boolean };
/**
 * A message from the parser process: an accepted file, in the order of the mail, or, after the last file, the
 * parsed mail.
 */
export type ReaderResponse = { content: Uint8Array } | Outcome;
export type Outcome = { mail: IncomingMail; handedOn: number[] } | { fault: string };

// The parent process has ended.
const exit = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', exit);

let chunks: Uint8Array[] = [];
const answer = (response: ReaderResponse) => process.send?.(response, (error) => error && exit());

process.on('message', (request: ReaderRequest) => {
  if ('piece' in request) {
    chunks.push(request.piece);
    return;
  }
  const toRead = { ...request.read, source: Buffer.concat(chunks) };
  chunks = [];
  void (request.headOnly ? readHead(toRead) : readMessage(toRead)).then(sendMail, (error: unknown) =>
    answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});

function sendMail(mail: IncomingMail): void {
  const handedOn: number[] = [];
  const attachments = mail.attachments.map(({ content, ...named }, index) => {
    if (content) {
      answer({ content });
      handedOn.push(index);
    }
    return { ...named, content: null };
  });
  answer({ mail: { ...mail, attachments }, handedOn });
}
