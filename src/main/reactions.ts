// Which reaction answers to which fact. The table is filled here, once, for announcing and for handling alike.

import type { FindUnpaidBasket, PlaceOrder, RecoveryLinks } from '#modules/checkout/index.ts';
import type { NewsletterLinks } from '#modules/contacts/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import type { OrderLinks } from '#modules/orders/index.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { handleReaction, type Reaction } from '#platform/jobs/facts.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { askAgainWhenRefundUnanswered } from '#reactions/ask-again-when-refund-unanswered.ts';
import type { ReminderPorts } from '#reactions/basket-mails.ts';
import { correctCreditNoteWhenRefundReturned } from '#reactions/correct-credit-note-when-refund-returned.ts';
import { dropRemindersWhenOrderPlaced } from '#reactions/drop-reminders-when-order-placed.ts';
import { followRefundsWhenReported } from '#reactions/follow-refunds-when-reported.ts';
import { giveMoneyBackWhenPaidTwice } from '#reactions/give-money-back-when-paid-twice.ts';
import { placeOrderWhenPaymentReported } from '#reactions/place-order-when-payment-reported.ts';
import { remindWhenBasketLeft } from '#reactions/remind-when-basket-left.ts';
import { sendConfirmationWhenNewsletterRequested } from '#reactions/send-confirmation-when-newsletter-requested.ts';
import {
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
} from '#reactions/send-confirmation-when-order-placed.ts';
import { sendMailWhenOrderDelivered } from '#reactions/send-mail-when-order-delivered.ts';
import { sendMailWhenRefundSucceeded } from '#reactions/send-mail-when-refund-succeeded.ts';
import { sendReceiptWhenWithdrawalDeclared } from '#reactions/send-receipt-when-withdrawal-declared.ts';
import { sendRecoveryMailWhenPaymentFailed } from '#reactions/send-recovery-mail-when-payment-failed.ts';
import { sendTrackingWhenOrderShipped } from '#reactions/send-tracking-when-order-shipped.ts';
import type { Clock } from '#shared/clock.ts';
import type { Money } from './compose-money.ts';

type Wiring = {
  jobs: Jobs;
  reactionsOf: Record<string, string[]>;
  database: Database;
  provider: PaymentProvider;
  clock: Clock;
  money: Money;
  placeOrder: PlaceOrder;
  queueMail: QueueMail;
  getSettings: GetSettings;
  newsletter: NewsletterLinks;
  orderUrl: OrderLinks['urlOf'];
  findUnpaidBasket: FindUnpaidBasket;
  recoveryLinks: RecoveryLinks;
  mailContents: ReminderPorts;
};

export function installReactions(wiring: Wiring): void {
  const install = <Data extends object>(reaction: Reaction<Data>) => {
    const names = wiring.reactionsOf[reaction.fact.name] ?? [];
    wiring.reactionsOf[reaction.fact.name] = [...names, reaction.name];
    handleReaction(wiring.jobs, reaction);
  };
  install(placeOrderWhenPaymentReported(wiring));
  install(followRefundsWhenReported({ ...wiring, ...wiring.money }));
  install(giveMoneyBackWhenPaidTwice(wiring.money));
  install(askAgainWhenRefundUnanswered(wiring.money));
  const invoicing = { ...wiring, issueInvoices: wiring.money.issueInvoices };
  install(sendConfirmationWhenOrderPlaced(invoicing));
  install(sendConfirmationWhenOrderReachable(invoicing));
  install(sendMailWhenRefundSucceeded(invoicing));
  install(correctCreditNoteWhenRefundReturned(invoicing));
  install(sendTrackingWhenOrderShipped(wiring));
  install(sendMailWhenOrderDelivered(wiring));
  install(sendReceiptWhenWithdrawalDeclared(wiring));
  install(sendConfirmationWhenNewsletterRequested(wiring));
  install(sendRecoveryMailWhenPaymentFailed(wiring));
  install(remindWhenBasketLeft({ ...wiring, ...wiring.mailContents }));
  install(dropRemindersWhenOrderPlaced(wiring));
}
