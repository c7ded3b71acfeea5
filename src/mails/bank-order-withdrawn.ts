// An order that waited for its money is withdrawn: whoever has the paper need not pay any more, and gets back what is under way.

import {
  type BankOrderReference,
  bankOrderView,
  bankOrderWithdrawn,
  findBankOrder,
} from '#modules/checkout/index.ts';
import { greetingName, type MailQueuing, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { mail } from './mail.ts';
import { facts, greeting, heading, paragraph } from './paper/pieces.ts';

export const bankOrderWithdrawnMail = mail({
  type: 'bank_order_withdrawn',
  subject: 'Je bestelling {{reference}} gaat niet door',
  body: [
    heading('Je bestelling is vervallen'),
    greeting,
    paragraph(
      'Je hoeft niets meer over te maken. Bestelling {{reference}} en de proformafactuur erbij zijn vervallen.',
    ),
    facts([
      ['Bestelling', '{{productLabel}}'],
      ['Bedrag', '{{total}}'],
    ]),
    paragraph('Al betaald? Dan krijg je het hele bedrag terug.'),
    paragraph('Wil je toch bestellen of klopt er iets niet? Antwoord op deze mail of bel {{companyPhone}}.'),
  ],
});

type Needs = MailQueuing & { database: Database };

export const sendMailWhenBankOrderWithdrawn: Reaction<BankOrderReference, Needs> = {
  name: 'send-mail-when-bank-order-withdrawn',
  fact: bankOrderWithdrawn,
  react: (shop, { bankOrderId }) =>
    shop.database.transaction(async (tx) => {
      const row = await findBankOrder(tx, bankOrderId);
      if (row?.state !== 'withdrawn') return;
      const { reference, content } = bankOrderView(row, shop.clock.now());
      await queueMail(shop, tx, {
        ...{ type: 'bank_order_withdrawn', recipient: row.customerEmail, sentByOperator: true },
        dedupeKey: `bank_order_withdrawn:${bankOrderId}`,
        variables: {
          ...{ customerName: greetingName(row.customerName), productLabel: content },
          ...{ total: formatEuro(row.total), reference },
        },
        blocks: {},
      });
    }),
};
