// The mail transport of a shop without a mail server: the stored mail is the end of the road.
// The operator reads it in the outbox of the back-office; nothing leaves the machine.

import type { MailTransport } from '#modules/mail/index.ts';

/** Takes every mail over by leaving it where it is. */
export function createOutboxMail(): MailTransport {
  return {
    name: 'outbox',
    async send() {
      return { providerMessageId: null };
    },
    async close() {},
  };
}
