// The mail transport of a shop without a mail server. Mails stay in the outbox of the back-office, where
// operators can read them; nothing is sent.

import type { MailTransport } from '#modules/mail/index.ts';

/** Creates a transport that reports success for every mail and sends nothing. */
export function createOutboxMail(): MailTransport {
  return {
    name: 'outbox',
    async send() {
      return { providerMessageId: null };
    },
    async close() {},
  };
}
