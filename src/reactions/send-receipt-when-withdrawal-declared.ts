// A withdrawal was declared: its sender gets the receipt the law asks for, once, at the address they gave.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import { findWithdrawal, type WithdrawalReference, withdrawalDeclared } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { withdrawalReceiptOf } from './order-mails.ts';

type Needs = MailQueuing & { database: Pick<Database, 'transaction'> };

export const sendReceiptWhenWithdrawalDeclared: Reaction<WithdrawalReference, Needs> = {
  name: 'send-receipt-when-withdrawal-declared',
  fact: withdrawalDeclared,
  react: (shop, { withdrawalId }) =>
    shop.database.transaction(async (tx) => {
      const withdrawal = await findWithdrawal(tx, withdrawalId);
      if (!withdrawal) return;
      const mail = await queueMail(shop, tx, {
        ...withdrawalReceiptOf(withdrawal),
        type: 'withdrawal_received',
        recipient: withdrawal.customerEmail,
        orderId: withdrawal.match === 'order_and_email' ? withdrawal.orderId : null,
        dedupeKey: `withdrawal_received:withdrawal:${withdrawalId}`,
      });
      // The law leaves no choice here: the job fails, is seen, and succeeds once the template is switched on again.
      if (mail.mailId === null && mail.reason === 'inactive') {
        throw new Error('The template withdrawal_received is switched off; its receipt cannot be sent');
      }
    }),
};
