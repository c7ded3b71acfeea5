// A withdrawal was declared: its sender gets the receipt the law asks for, once, at the address they gave.

import { statementBlock } from '#emails/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import {
  dayText,
  findWithdrawal,
  receiptOf,
  statementFacts,
  type WithdrawalReference,
  withdrawalDeclared,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

type Ports = { database: Pick<Database, 'transaction'>; queueMail: QueueMail };

export function sendReceiptWhenWithdrawalDeclared(ports: Ports): Reaction<WithdrawalReference> {
  return {
    name: 'send-receipt-when-withdrawal-declared',
    fact: withdrawalDeclared,
    react: ({ withdrawalId }) =>
      ports.database.transaction(async (tx) => {
        const withdrawal = await findWithdrawal(tx, withdrawalId);
        if (!withdrawal) return;
        const receipt = receiptOf(withdrawal);
        const mail = await ports.queueMail(tx, {
          type: 'withdrawal_received',
          recipient: receipt.customerEmail,
          orderId: withdrawal.match === 'order_and_email' ? withdrawal.orderId : null,
          dedupeKey: `withdrawal_received:withdrawal:${withdrawalId}`,
          variables: {
            customerName: receipt.customerName,
            orderNumber: receipt.orderNumber,
            receivedAt: receipt.declaredAtText,
            refundBefore: dayText(receipt.refundBefore),
          },
          blocks: { statement: statementBlock(statementFacts(receipt)) },
        });
        // The law leaves no choice here: the job fails, is seen, and succeeds once the template is switched on again.
        if (mail.mailId === null && mail.reason === 'inactive') {
          throw new Error('The template withdrawal_received is switched off; its receipt cannot be sent');
        }
      }),
  };
}
