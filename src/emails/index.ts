// Everything the shop sends: its templates, the frame around them and the blocks it lays out per mail.

import { abandonedCheckout } from './abandoned-checkout.ts';
import { customMessage } from './custom-message.ts';
import { delivered } from './delivered.ts';
import type { EmailTemplate } from './email-template.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { paymentFailed } from './payment-failed.ts';
import { refund } from './refund.ts';
import { reviewRequest } from './review-request.ts';
import { shipped } from './shipped.ts';
import { withdrawalReceived } from './withdrawal-received.ts';

export {
  addressBlock,
  letterParagraph,
  type OrderLines,
  orderLinesBlock,
  statementBlock,
  trackingBlock,
} from './blocks.ts';
export type { EmailPiece, EmailTemplate } from './email-template.ts';
export { mailFrame } from './layout.ts';

export const emailTemplates: readonly EmailTemplate[] = [
  orderConfirmation,
  paymentFailed,
  abandonedCheckout,
  shipped,
  delivered,
  reviewRequest,
  refund,
  withdrawalReceived,
  newsletterConfirmation,
  customMessage,
];
