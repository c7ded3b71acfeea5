// The definition of a mail as a value: its template, and its content for an order or a basket when an
// operator sends the mail. The reaction that sends a mail automatically is in the file of that mail;
// `mails.ts` lists all mails.

import type { PackVariant } from '#modules/catalog/index.ts';
import type { PlaceOrderNeeds, recoveryUrlOf } from '#modules/checkout/index.ts';
import type { DraftRow } from '#modules/drafts/index.ts';
import type { InvoiceNeeds } from '#modules/invoices/index.ts';
import { type MailContent, type MailType, type ManualMailContent, mailFields } from '#modules/mail/index.ts';
import type { OrderLinkNeeds, OrderRow } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type EmailPart, type EmailTemplate, emailTemplate } from './templates/email-template.ts';
import type { CardNeeds } from './templates/pack-card.ts';

export type OrderMailNeeds = InvoiceNeeds & OrderLinkNeeds & CardNeeds;
export type BasketMailNeeds = PlaceOrderNeeds &
  CardNeeds &
  Parameters<typeof recoveryUrlOf>[0] & { packVariants: { read(): Promise<PackVariant[]> } };

type AnyContent = Pick<ManualMailContent, 'variables' | 'blocks'> & Pick<MailContent, 'attachments'>;
/**
 * The content of a type of mail. For `custom` it has no fixed fields, because the request supplies subject
 * and text.
 */
type Content<Type extends MailType> = Type extends 'custom' ? AnyContent : MailContent<Type>;

type Contents<Info> = {
  /**
   * Builds the content of the mail for an order. Throws an error with a code when the mail would say
   * something untrue about the order.
   */
  ofOrder?(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<Info>;
  ofBasket?(shop: BasketMailNeeds, draft: DraftRow): Promise<Info>;
};

/** A mail of any type, for lists of all mails; the compiler does not check that its content fits the type. */
export type AnyMail = { type: MailType; template: EmailTemplate } & Contents<AnyContent>;

type MailDefinition<Type> = { type: Type; subject: string; body: readonly EmailPart[] };

/**
 * Defines a mail and builds its template. `type` is a key of `mailFields`, which lists the fields that the
 * texts may use.
 */
export function mail<Type extends MailType, Of extends Contents<Content<Type>>>(
  definition: MailDefinition<Type> & Of,
): { type: Type; template: EmailTemplate } & Of {
  const { type, subject, body } = definition;
  return {
    ...definition,
    template: emailTemplate({ key: type, name: mailFields[type].name, subject }, body),
  };
}

export const nothingToSend = (detail: string) => new Refusal('nothing_to_tell', detail);
