// A mail as a value: its template, and what it would say of an order or a basket when an operator sends it by
// hand. What makes it leave by itself stands below it in the same file; `mails.ts` lists them all.

import type { PackVariant } from '#modules/catalog/index.ts';
import type { PlaceOrderNeeds, recoveryUrlOf } from '#modules/checkout/index.ts';
import type { DraftRow } from '#modules/drafts/index.ts';
import { type FoundContent, type MailContent, type MailType, mailFields } from '#modules/mail/index.ts';
import type { InvoiceNeeds, OrderLinkNeeds, OrderRow } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type EmailPart, type EmailTemplate, emailTemplate } from './templates/email-template.ts';
import type { CardNeeds } from './templates/pack-card.ts';

export type OrderMailNeeds = InvoiceNeeds & OrderLinkNeeds & CardNeeds;
export type BasketMailNeeds = PlaceOrderNeeds &
  CardNeeds &
  Parameters<typeof recoveryUrlOf>[0] & { packVariants: { read(): Promise<PackVariant[]> } };

type AnyContent = Pick<FoundContent, 'variables' | 'blocks'> & Pick<MailContent, 'attachments'>;
/** What the words need. Of a message of the operator's own, subject and words come with the request. */
type Content<Type extends MailType> = Type extends 'custom' ? AnyContent : MailContent<Type>;

type Contents<Info> = {
  /**
   * What it says of this order. Refuses where there is nothing to say, rather than telling a customer
   * something untrue.
   */
  ofOrder?(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<Info>;
  ofBasket?(shop: BasketMailNeeds, draft: DraftRow): Promise<Info>;
};

/** One of all, whose words no compiler knows. */
export type AnyMail = { type: MailType; template: EmailTemplate } & Contents<AnyContent>;

type MailDefinition<Type> = { type: Type; subject: string; body: readonly EmailPart[] };

/** `type` is in the table of `mailFields`, which names what the words may use. */
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
