// The mail about a bank order that the shop withdrew: the customer need not pay the proforma any more, and
// gets money back that is already under way.

import {
  type BankOrderReference,
  bankOrderView,
  bankOrderWithdrawn,
  findBankOrder,
} from '#modules/checkout/index.ts';
import { greetingName, type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { dayOf, formatWeekday } from '#shared/shop-days.ts';
import { mail } from './mail.ts';
import { button, contactUs, facts, greeting, heading, paragraph } from './templates/parts.ts';

export const bankOrderWithdrawnMail = mail({
  type: 'bank_order_withdrawn',
  subject: 'Je bestelling {{reference}} gaat niet door',
  body: [
    heading('Je bestelling is vervallen'),
    greeting,
    paragraph('{{reason}} Je hoeft niets meer over te maken: ook de proformafactuur is vervallen.'),
    facts([
      ['Kenmerk', '{{reference}}'],
      ['Inhoud', '{{productLabel}}'],
      ['Bedrag', '{{total}}'],
    ]),
    paragraph('Al betaald? Dan krijg je het hele bedrag terug, meestal binnen enkele werkdagen.'),
    button('Opnieuw bestellen', 'shopUrl'),
    contactUs,
  ],
});

type Needs = QueueMailNeeds & { database: Database };

export const sendMailWhenBankOrderWithdrawn: Reaction<BankOrderReference, Needs> = {
  name: 'send-mail-when-bank-order-withdrawn',
  fact: bankOrderWithdrawn,
  react: (shop, { bankOrderId }) =>
    shop.database.transaction(async (tx) => {
      const row = await findBankOrder(tx, bankOrderId);
      if (row?.state !== 'withdrawn') return;
      const now = shop.clock.now();
      const { reference, content } = bankOrderView(row, now);
      await queueMail(shop, tx, {
        type: 'bank_order_withdrawn',
        recipient: row.customerEmail,
        sentByOperator: true,
        dedupeKey: `bank_order_withdrawn:${bankOrderId}`,
        variables: {
          customerName: greetingName(row.customerName),
          productLabel: content,
          total: formatEuro(row.total),
          reference,
          reason:
            row.payUntil < dayOf(now)
              ? `We kregen tot en met ${formatWeekday(row.payUntil)} geen betaling.`
              : 'We hebben je bestelling ingetrokken.',
        },
        blocks: {},
      });
    }),
};
