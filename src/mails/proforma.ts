// The payment request of a bank order: the amount, the account, the due date, and the proforma as attachment.

import {
  type BankOffer,
  bankOrderOffered,
  bankOrderView,
  findBankOrder,
  proformaDocument,
  quoteOf,
} from '#modules/checkout/index.ts';
import { greetingName, type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { ibanText } from '#shared/bank/iban.ts';
import { formatEuro } from '#shared/money.ts';
import { formatWeekday } from '#shared/shop-days.ts';
import { mail } from './mail.ts';
import { paymentQrBlock, QR_CODE_FILE } from './templates/blocks.ts';
import { type CardNeeds, packCard } from './templates/pack-card.ts';
import { block, facts, greeting, heading, note, paragraph, subheading } from './templates/parts.ts';

export const proforma = mail({
  type: 'proforma',
  subject: 'Zo betaal je je bestelling bij {{brandName}}: {{total}}',
  body: [
    heading('Maak {{total}} over, dan sturen we je pakket'),
    greeting,
    paragraph('Zet het kenmerk erbij, dan herkennen we je betaling. We houden je bestelling zolang apart.'),
    subheading('Zo betaal je'),
    facts([
      ['Bedrag', '{{total}}', 'strong'],
      ['Rekening', '{{iban}}', 'strong'],
      ['Op naam van', '{{accountName}}'],
      ['Kenmerk', '{{reference}}', 'strong'],
      ['Uiterlijk', '{{payUntil}}'],
    ]),
    block('payCode'),
    block('orderGlance'),
    paragraph(
      'De proformafactuur zit bij deze mail. Je factuur en de bevestiging van je bestelling krijg je zodra je betaling binnen is.',
    ),
    note('Zegt dit je niets? Dan hoef je niets te doen.'),
  ],
});

type Needs = QueueMailNeeds & CardNeeds & { database: Database };

export const sendProformaWhenBankOrderOffered: Reaction<BankOffer, Needs> = {
  name: 'send-proforma-when-bank-order-offered',
  fact: bankOrderOffered,
  react: (shop, { bankOrderId, at }) =>
    shop.database.transaction(async (tx) => {
      const row = await findBankOrder(tx, bankOrderId);
      if (row?.state !== 'waiting') return;
      const { payTo } = proformaDocument(row);
      const { variant, quantity } = quoteOf(row);
      const { reference, content } = bankOrderView(row, shop.clock.now());
      await queueMail(shop, tx, {
        type: 'proforma',
        recipient: row.customerEmail,
        sentByOperator: true,
        dedupeKey: `proforma:${bankOrderId}:${at}`,
        attachments: [
          {
            filename: `proformafactuur-${reference}.pdf`,
            contentType: 'application/pdf',
            document: `proforma:${bankOrderId}`,
          },
          {
            filename: QR_CODE_FILE,
            contentType: 'image/png',
            inline: true,
            document: `transfer-code:${bankOrderId}`,
          },
        ],
        variables: {
          customerName: greetingName(row.customerName),
          productLabel: content,
          total: formatEuro(row.total),
          reference,
          payUntil: formatWeekday(row.payUntil),
          iban: ibanText(payTo?.iban ?? ''),
          accountName: payTo?.accountName ?? '',
        },
        blocks: {
          orderGlance: await packCard(shop, tx, { variantCode: variant, quantity }, [formatEuro(row.total)]),
          payCode: paymentQrBlock(),
        },
      });
    }),
};
