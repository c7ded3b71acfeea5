// Lets an operator prepare an order for a customer, for instance on the phone. It is a normal basket with a
// link that opens the completed checkout form, and it becomes an order when the customer has paid.

import {
  basketChange,
  customerChange,
  hashSessionId,
  putOpenDraft,
  type RefuseBlockedNeeds,
  refuseBlocked,
} from '#modules/drafts/index.ts';
import { type QuoteNeeds, quoteBasket, refuseQuote } from '#modules/pricing/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { toDecimalText } from '#shared/money.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import { orderPrepared } from '../checkout-facts.ts';
import { refuseClosedToOperator, type SellingNeeds } from '../guards/refuse-closed.ts';
import { recoveryUrlOf } from '../recovery/recovery-links.ts';
import type { PreparedOrder, PrepareOrder } from './manual-order-contract.ts';

type Needs = Omit<QuoteNeeds, 'getSettings'> &
  RefuseBlockedNeeds &
  SellingNeeds &
  Parameters<typeof recoveryUrlOf>[0] & { database: Database; announce: Announce };

/**
 * Creates the basket that an operator prepares for a customer, with its payment link. The same key returns
 * the same basket until the customer opens the link. Throws 403 `customer_blocked`; 422 `unknown_variant`,
 * `unknown_country`, `country_not_served`, `coupon_invalid`, `amount_too_small` and 422 on invalid fields;
 * 503 `shop_closed`.
 */
export async function prepareManualOrder(shop: Needs, input: PrepareOrder): Promise<PreparedOrder> {
  const { key, variant, couponCode, mail, ...recipient } = input;
  await refuseClosedToOperator(shop);
  const customerEmail = recipient.customerEmail ?? '';
  if (mail && customerEmail === '')
    throw invalidFields([{ path: 'customerEmail', message: 'Voer een geldig e-mailadres in' }]);
  await refuseBlocked(shop, shop.database.orm, customerEmail);
  const code = readCouponCode(couponCode);
  const quote = await quoteBasket(shop, {
    variant,
    country: recipient.country,
    postalCode: recipient.postalCode,
    couponCode: code,
    holdKey: 'new',
  });
  refuseQuote(quote, undefined);
  const { country: _, ...person } = recipient;
  const fields = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
  const draft = await shop.database.transaction(async (tx) => {
    const saved = await putOpenDraft(tx, {
      ...customerChange(fields, quote.country),
      ...basketChange(quote),
      sessionHash: hashSessionId(`by hand ${key}`),
      country: quote.country,
      couponCode: code,
      updatedAt: shop.clock.now(),
    });
    if (mail) await shop.announce(tx, orderPrepared, { draftId: saved.id });
    return saved;
  });
  return {
    draftId: draft.id,
    link: recoveryUrlOf(shop, draft),
    total: toDecimalText(quote.total),
    content: quote.lines.map(({ label }) => label).join(' + '),
    mailed: mail,
  };
}
