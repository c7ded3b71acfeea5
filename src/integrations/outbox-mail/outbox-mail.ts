// The mail transport of a shop without a mail server: mails stay in the outbox of the back-office, where the
// operator reads them. Nothing leaves the machine.

import type { MailTransport } from '#modules/mail/index.ts';

/** Creates a transport that accepts every mail and leaves it in the outbox. */
export function createOutboxMail(): MailTransport {
  return {
    name: 'outbox',
    async send() {
      return { providerMessageId: null };
    },
    async close() {},
  };
}
