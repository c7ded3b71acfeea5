// A local mail server that receives the shop's mails and lets a test read them as the recipients do.

import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The names of the attachments. */
  files: string[];
};

export type Mailbox = {
  url: string;
  lettersTo(recipient: string, subject: RegExp): Letter[];
  /** Waits for the mail and returns it; mails are sent by jobs. */
  letterTo(recipient: string, subject: RegExp): Promise<Letter>;
  stop(): Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const server = await startMailServer({
    keep: (mail) => void read(mail).then((letter) => letters.push(letter)),
  });
  const lettersTo: Mailbox['lettersTo'] = (recipient, subject) =>
    letters.filter((letter) => letter.to === recipient && subject.test(letter.subject));
  return {
    url: server.url,
    lettersTo,
    async letterTo(recipient, subject) {
      const found = () => lettersTo(recipient, subject)[0];
      await expect.poll(found, { message: `a mail to ${recipient} about ${subject}` }).toBeDefined();
      const letter = found();
      if (!letter) throw new Error(`The mail to ${recipient} is gone`);
      return letter;
    },
    stop: () => server.stop(),
  };
}

async function read(mail: Buffer): Promise<Letter> {
  const { to = [], subject = '', text = '', html = '', attachments } = await PostalMime.parse(mail);
  const files = attachments.flatMap(({ filename }) => (filename ? [filename] : []));
  return { to: to[0]?.address ?? '', subject, text, html, files };
}

/** Returns the URL of the link with this text in a mail. */
export function linkOf({ html }: Letter, words: string): string {
  for (const [, address = '', inside = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs))
    if (inside.replaceAll(/<[^>]*>/g, '').trim() === words) return address.replaceAll('&amp;', '&');
  throw new Error(`No link "${words}" in the mail`);
}
