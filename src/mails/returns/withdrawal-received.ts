// The confirmation that a withdrawal was received, required by law on a durable medium: what was declared and
// when. The mail is sent at once.

import {
  defangLinks,
  greetingName,
  type MailContent,
  type QueueMailNeeds,
  queueMail,
} from '#modules/mail/index.ts';
import {
  findOrder,
  formatDay,
  type OrderLinkNeeds,
  type OrderRow,
  orderUrl,
  wasSent,
} from '#modules/orders/index.ts';
import {
  findWithdrawalToConfirm,
  listWithdrawalsOfOrder,
  receiptKey,
  receiptOf,
  statementLines,
  type WithdrawalReference,
  withdrawalDeclared,
} from '#modules/returns/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { mail, nothingToSend } from '../mail.ts';
import { orderButtonBlock, statementBlock } from '../templates/blocks.ts';
import { block, greeting, heading, note, paragraph, subheading } from '../templates/parts.ts';

export const withdrawalReceived = mail({
  type: 'withdrawal_received',
  subject: 'We hebben je herroeping ontvangen',
  body: [
    heading('Je herroeping is ontvangen'),
    greeting,
    paragraph('Deze mail is je ontvangstbevestiging. Bewaar hem goed.'),
    block('statement'),
    subheading('Je pakket'),
    paragraph('{{parcelAdvice}}'),
    subheading('Je geld'),
    paragraph(
      'Je krijgt je geld uiterlijk {{refundBefore}} terug, met het betaalmiddel waarmee je betaalde. We mogen wachten tot we het pakket of je verzendbewijs hebben.',
    ),
    block('orderButton'),
    note('Heb jij dit niet gedaan? Antwoord dan meteen op deze mail.'),
  ],

  async ofOrder(shop, tx, order) {
    const withdrawal = (await listWithdrawalsOfOrder(tx, order.id)).at(-1);
    if (!withdrawal) throw nothingToSend('Deze bestelling is niet herroepen.');
    return receiptFor(shop, tx, { withdrawal, order });
  },
});

type Needs = QueueMailNeeds & OrderLinkNeeds & { database: Pick<Database, 'transaction'> };
type Content = MailContent<'withdrawal_received'>;
type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawalToConfirm>>>;

/**
 * Sends the confirmation of receipt once, to the address in the declaration; does nothing for an unknown
 * withdrawal or one that gets no confirmation (`isReceiptDue`). The back-office list of withdrawals shows
 * missing confirmations. Throws when the template is switched off, so that the job is retried.
 */
export const sendReceiptWhenWithdrawalDeclared: Reaction<WithdrawalReference, Needs> = {
  name: 'send-receipt-when-withdrawal-declared',
  fact: withdrawalDeclared,
  react: (shop, { withdrawalId }) =>
    shop.database.transaction(async (tx) => {
      const withdrawal = await findWithdrawalToConfirm(tx, withdrawalId);
      if (!withdrawal) return;
      const { match, orderId } = withdrawal;
      const order = match === 'order_and_email' && orderId !== null ? await findOrder(tx, orderId) : null;
      const mail = await queueMail(shop, tx, {
        ...(await receiptFor(shop, tx, { withdrawal, order })),
        type: 'withdrawal_received',
        recipient: withdrawal.customerEmail,
        orderId: order?.id ?? null,
        dedupeKey: receiptKey(withdrawalId),
      });
      // The law requires this mail: the job fails visibly, and succeeds once the template is switched on
      // again.
      if (mail.mailId === null && mail.reason === 'inactive') {
        throw new Error('The template withdrawal_received is switched off; its receipt cannot be sent');
      }
    }),
};

/**
 * Builds the content of the confirmation. The mail repeats typed text only when the declared order number and
 * e-mail address match `order`, because anybody can fill in the form with another person's address. When
 * `order` is null, the mail contains only the moment and the reference.
 */
async function receiptFor(
  shop: Pick<Needs, 'getSettings' | 'tokens' | 'publicUrl'>,
  tx: Orm,
  { withdrawal, order }: { withdrawal: WithdrawalRow; order: OrderRow | null },
): Promise<Content> {
  const receipt = receiptOf(withdrawal);
  const isTheirs = order !== null;
  const lines = statementLines(receipt)
    .filter(({ typed }) => isTheirs || !typed)
    .map(({ label, value, typed }) => ({ label, value: typed ? defangLinks(value) : value }));
  return {
    variables: {
      customerName: greetingName(isTheirs ? receipt.customerName : ''),
      orderNumber: isTheirs ? receipt.orderNumber : receipt.reference,
      receivedAt: receipt.declaredAtText,
      refundBefore: formatDay(receipt.refundBefore),
      parcelAdvice: adviceOn(order, formatDay(receipt.refundBefore), (await shop.getSettings(tx)).company),
    },
    blocks: {
      statement: statementBlock(lines),
      orderButton: orderButtonBlock(order && orderUrl(shop, order)),
    },
  };
}

/**
 * Returns the advice about the parcel for the state of the order; when the order is unknown (null), for both
 * cases: sent and not sent. `until` is the formatted last day for sending the goods back.
 */
function adviceOn(order: OrderRow | null, until: string, company: Settings['company']): string {
  const { legalName, address, postalCode, city } = company;
  const sent = `Stuur het uiterlijk ${until} terug naar ${legalName}, ${address}, ${postalCode} ${city}. Vermeld je bestelnummer en bewaar het verzendbewijs. De kosten van het terugsturen zijn voor jou.`;
  if (order === null)
    return `Nog niet verzonden? Dan sturen we het niet op en betalen we het terug. Heb je het pakket al? ${sent}`;
  return wasSent(order)
    ? sent
    : 'Je pakket is nog niet verzonden. We sturen wat je herroept niet meer op en betalen dat terug.';
}
