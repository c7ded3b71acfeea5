// A mail as a value: its template, and what it would say of an order or a basket when an operator sends it by hand. What makes it
// leave by itself stands below it in the same file; `mails.ts` lists them all.

import type { PackVariant } from '#modules/catalog/contract.ts';
import type { PlaceOrderNeeds, recoveryUrlOf } from '#modules/checkout/index.ts';
import type { DraftRow } from '#modules/drafts/index.ts';
import type { FoundContent, MailContent, MailType } from '#modules/mail/index.ts';
import type { InvoiceNeeds, OrderLinkNeeds, OrderRow } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { EmailTemplate } from './paper/email-template.ts';

export type OrderMailNeeds = InvoiceNeeds & OrderLinkNeeds;
export type BasketMailNeeds = PlaceOrderNeeds &
  Parameters<typeof recoveryUrlOf>[0] & { packVariants: { read(): Promise<{ value: PackVariant[] }> } };

type Written = Pick<FoundContent, 'variables' | 'blocks'> & Pick<MailContent, 'attachments'>;

export type Mail<Type extends MailType = MailType, Content = MailContent<Type>> = {
  type: Type;
  template: EmailTemplate;
  /** What it says of this order. Refuses where there is nothing to say, rather than telling a customer something untrue. */
  ofOrder?(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<Content>;
  ofBasket?(shop: BasketMailNeeds, draft: DraftRow): Promise<Content>;
};

/** One of all, whose words no compiler knows. */
export type AnyMail = Mail<MailType, Written>;

export const nothingToTell = (detail: string) =>
  new Refusal({ status: 409, code: 'nothing_to_tell', detail });
