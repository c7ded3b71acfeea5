// The mail that confirms to the sender that the shop received their message. The mail quotes nothing of the
// message, because anybody can fill in the form with another person's address. A reply to the mail is added
// to the conversation.

import {
  type ContactReference,
  contactReceived as contactArrived,
  findContact,
  type ThreadNeeds,
  threadFor,
} from '#modules/contacts/index.ts';
import { type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatDateTime } from '#shared/date-formats.ts';
import { mail } from '../mail.ts';
import { greeting, heading, note, paragraph } from '../templates/parts.ts';

export const contactReceived = mail({
  type: 'contact_received',
  subject: 'We hebben je bericht ontvangen',
  body: [
    heading('Je bericht is binnen'),
    greeting,
    paragraph(
      'We ontvingen het op {{receivedAt}}. Op werkdagen antwoorden we meestal binnen {{answerHours}} uur.',
    ),
    paragraph('Wil je nog iets aanvullen? Antwoord dan gewoon op deze mail.'),
    note('Heb je ons niet geschreven? Dan vulde iemand per ongeluk jouw adres in. Je hoeft niets te doen.'),
  ],
});

type Needs = QueueMailNeeds & ThreadNeeds & { database: Pick<Database, 'transaction'> };

/** The reaction that confirms the receipt of a message to its sender by mail, once per message. */
export const sendReceiptWhenContactReceived: Reaction<ContactReference, Needs> = {
  name: 'send-receipt-when-contact-received',
  fact: contactArrived,
  react: (shop, { contactId }) =>
    shop.database.transaction(async (tx) => {
      const contact = await findContact(tx, contactId);
      if (!contact) return;
      const { support } = await shop.getSettings(tx);
      await queueMail(shop, tx, {
        type: 'contact_received',
        recipient: contact.email,
        dedupeKey: `contact_received:${contactId}`,
        thread: await threadFor(shop, tx, contact, { isPersonal: false }),
        variables: {
          customerName: `${contact.firstName} ${contact.lastName}`.trim(),
          receivedAt: formatDateTime(contact.createdAt),
          answerHours: String(support.answerHours),
        },
        blocks: {},
      });
    }),
};
