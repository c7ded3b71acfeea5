// The process that reads mails and nothing else. It is sent one at a time, in pieces, and answers it, file by
// file; whoever started it ends it when it takes too long.

import type { IncomingMail } from '#modules/contacts/incoming-mail.port.ts';
import { readHead, readMessage, type ToRead } from './read-message.ts';

/** Pieces of a mail, then what is to be done with them. */
export type Asked = { piece: Uint8Array } | { read: Omit<ToRead, 'source'>; headOnly: boolean };
/** Files in the order of the mail, as far as they are handed on, then the mail without them. */
export type Answered = { content: Uint8Array } | Outcome;
export type Outcome = { mail: IncomingMail; handedOn: number[] } | { fault: string };

// The shop is gone.
const leave = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', leave);

let pieces: Uint8Array[] = [];
const answer = (answered: Answered) => process.send?.(answered, (error) => error && leave());

process.on('message', (asked: Asked) => {
  if ('piece' in asked) {
    pieces.push(asked.piece);
    return;
  }
  const toRead = { ...asked.read, source: Buffer.concat(pieces) };
  pieces = [];
  void (asked.headOnly ? readHead(toRead) : readMessage(toRead)).then(handOn, (error: unknown) =>
    answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});

function handOn(mail: IncomingMail): void {
  const handedOn: number[] = [];
  const attachments = mail.attachments.map(({ content, ...named }, place) => {
    if (content) {
      answer({ content });
      handedOn.push(place);
    }
    return { ...named, content: null };
  });
  answer({ mail: { ...mail, attachments }, handedOn });
}
