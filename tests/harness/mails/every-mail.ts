// Creates every mail of the shop for a fictitious customer with the shop's own templates, sends it with the
// shop's SMTP client and records it as received.

import { createSmtpMail } from '#integrations/smtp-mail/smtp-mail.ts';
import { exampleContent } from '#mails/example-content.ts';
import type { AnyMail } from '#mails/mail.ts';
import { mails } from '#mails/mails.ts';
import { messageParagraph } from '#mails/templates/blocks.ts';
import { frameOf } from '#mails/templates/layout.ts';
import { composeMail } from '#modules/mail/body/mail-frame.ts';
import { valuesOf } from '#modules/mail/body/shop-values.ts';
import { withGreeting } from '#modules/mail/body/untrusted-text.ts';
import { formatMessage, isCommercial, type MailType } from '#modules/mail/index.ts';
import { envelopeOf } from '#modules/mail/mail-envelope.ts';
import { defaultSettings } from '#modules/settings/index.ts';
import { startMailServer } from '../../support/mail-server.ts';

export const SHOP = 'https://www.zwartwit.example';
const LETTERS: Partial<Record<MailType, string>> = {
  contact_reply: 'Hoi Sanne,\n\nLiever niet: 3 tot 5 keer per week is genoeg.\n\nGroet, Lotte van Zwartwit',
  custom: 'Je bestelling ligt klaar. We sturen hem morgen op.',
};
const SENT = new Date('2026-11-20T12:00:00Z');

export type ArrivedMail = { type: MailType; subject: string; html: string; text: string; raw: Buffer };

/**
 * Sends every type of mail to a mail server and returns the received mails, in the order of the shop's list.
 */
export async function everyMail(): Promise<ArrivedMail[]> {
  const raws: Buffer[] = [];
  const server = await startMailServer({ keep: (mail) => void raws.push(mail) });
  const transport = createSmtpMail({ url: server.url, maxConnections: 1 });
  const arrived: ArrivedMail[] = [];
  try {
    for (const [index, mail] of mails.entries()) {
      const made = makeExample(mail);
      const outside = {
        id: index + 1,
        recipient: 'sanne@example.org',
        subject: made.subject,
        createdAt: SENT,
        unsubscribeUrl: made.unsubscribeUrl,
        thread: null,
      };
      const envelope = envelopeOf({ config: { mailFrom: null }, publicUrl: SHOP }, outside, defaultSettings);
      await transport.send({
        ...envelope,
        html: made.html,
        text: made.text,
        readAttachments: async () => [],
      });
      const raw = raws.at(-1);
      if (raws.length !== index + 1 || !raw) throw new Error(`The mail ${mail.type} did not arrive`);
      arrived.push({ type: mail.type, subject: made.subject, html: made.html, text: made.text, raw });
    }
  } finally {
    await transport.close();
    await server.stop();
  }
  return arrived;
}

export function makeExample({ type, template }: AnyMail, settings = defaultSettings) {
  const { variables, blocks } = exampleContent(type, settings, SHOP);
  const stop = isCommercial(type) ? { unsubscribeUrl: `${SHOP}/afmelden?token=voorbeeld` } : null;
  const words = { subject: template.subject, html: template.htmlContent, text: template.textContent };
  const made = composeMail(frameOf(type, settings.brand.name), words, {
    variables: {
      ...valuesOf(settings, null, SHOP),
      ...withGreeting(variables),
      ...stop,
      customSubject: 'Je vraag over het poeder',
    },
    blocks: { ...blocks, message: formatMessage(LETTERS[type] ?? '', messageParagraph) },
  });
  return { ...made, unsubscribeUrl: stop?.unsubscribeUrl ?? null };
}
