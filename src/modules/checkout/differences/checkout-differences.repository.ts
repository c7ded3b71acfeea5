// The comparisons of the checkout for the nightly comparison of the books: every payment has exactly one
// order, and the basket of an order reserves nothing any more.

import { sql } from 'drizzle-orm';
import {
  beforeSpanEnd,
  type DifferenceKind,
  difference,
  parseSubjectKey,
  parseSubjectNumber,
  repairByKey,
  repairByNumber,
  withinSpan,
} from '#platform/database/differences.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { usesOf } from './corrections.repository.ts';
import {
  closeBasket,
  countUses,
  placePaid,
  type RepairCheckoutNeeds,
  refundSecondPayment,
  refundUnexplained,
  releaseHolds,
  settleOrdered,
} from './repair-checkout.ts';

const euros = (amount: string | null | undefined) => formatEuro(cents(Number(amount)));

/**
 * A SQL condition: true when payment `p` has an agreement, found by the payment id or by the reference that
 * was sent to the provider.
 */
const IS_AGREED = sql`(exists (select from checkouts c where c.payment_id = p.id) or exists (select from checkouts c
  where c.id = case when p.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p.reference::uuid end))`;

const isPaid = sql`p.status = 'succeeded' and p.amount > 0`;

export const checkoutDifferences: readonly DifferenceKind<RepairCheckoutNeeds>[] = [
  difference({
    key: 'payment_without_order',
    title: 'Betaling zonder bestelling',
    over: 'whole',
    rows: (span) => sql`select 'payment:' || p.id as subject, p.amount as one from payments p
      where ${isPaid} and coalesce(p.settled_as, 'order') = 'order' and ${beforeSpanEnd(sql`p.updated_at`, span)}
        and not exists (select from orders o where o.payment_id = p.id) and ${IS_AGREED}`,
    text: ({ subject, one }) =>
      `Betaling ${parseSubjectKey(subject)} van ${euros(one)} is gelukt, en werd geen bestelling.`,
    repair: repairByKey('Bestelling plaatsen', placePaid),
  }),
  difference({
    key: 'payment_unexplained',
    title: 'Betaling zonder klant',
    over: 'whole',
    rows: (span) => sql`select 'payment:' || p.id as subject, p.amount as one from payments p
      where ${isPaid} and p.settled_as is null and ${beforeSpanEnd(sql`p.updated_at`, span)}
        and not exists (select from orders o where o.payment_id = p.id) and not ${IS_AGREED}`,
    text: ({ subject, one }) =>
      `Betaling ${parseSubjectKey(subject)} van ${euros(one)} hoort bij geen winkelmandje van deze winkel.`,
    repair: repairByKey('Terugstorten', refundUnexplained),
  }),
  difference({
    key: 'paid_twice',
    title: 'Dubbel betaald, niet teruggestort',
    over: 'whole',
    rows: (
      span,
    ) => sql`select 'payment:' || p.id as subject, o.id as "orderId", p.amount as one from payments p
        join lateral (select orders.id from checkouts join orders using (draft_id) where checkouts.payment_id = p.id
          union all select c.order_id from extra_payments e join order_changes c on c.id = e.change_id where e.payment_id = p.id limit 1) o on true
      where ${isPaid} and p.settled_as = 'duplicate' and ${beforeSpanEnd(sql`p.updated_at`, span)}
        and p.amount > (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and status <> 'failed')`,
    text: ({ subject, one }) =>
      `De tweede betaling ${parseSubjectKey(subject)} van ${euros(one)} is niet teruggestort.`,
    repair: repairByKey('Terugstorten', (shop, id, { orderId }) => refundSecondPayment(shop, id, orderId)),
  }),
  difference({
    key: 'payment_unsettled',
    title: 'Betaling die nog openstaat',
    rows: (
      span,
    ) => sql`select 'payment:' || p.id as subject, o.id as "orderId" from orders o join payments p on p.id = o.payment_id
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`p.updated_at`, span)} and p.status = 'succeeded' and p.settled_as is distinct from 'order'`,
    text: ({ subject }) => `Betaling ${parseSubjectKey(subject)} werd een bestelling, en staat nog open.`,
    repair: repairByKey('Betaling afsluiten', settleOrdered),
  }),
  difference({
    key: 'basket_open',
    title: 'Winkelmandje dat al besteld is',
    rows: (
      span,
    ) => sql`select 'draft:' || d.id as subject, o.id as "orderId" from orders o join draft_orders d on d.id = o.draft_id
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.created_at`, span)} and not d.is_completed`,
    text: ({ subject }) => `Winkelmandje ${parseSubjectNumber(subject)} staat nog open, en is al besteld.`,
    repair: repairByNumber('Mandje sluiten', (shop, id, { orderId }) => closeBasket(shop, id, orderId)),
  }),
  difference({
    key: 'hold_left',
    title: 'Gereserveerd voor wat al besteld is',
    over: 'whole',
    path: href('/admin/stock'),
    rows: (span) => sql`select distinct h.owner as subject, d.order_id as "orderId"
      from (select owner from stock_holds union all select owner from coupon_holds) h join draft_orders d on h.owner = 'draft:' || d.id
      where d.is_completed and ${beforeSpanEnd(sql`d.updated_at`, span)}`,
    text: ({ subject }) => `Winkelmandje ${parseSubjectNumber(subject)} is besteld, en houdt nog iets vast.`,
    repair: { label: 'Vrijgeven', run: (shop, { subject }) => releaseHolds(shop, subject) },
  }),
  difference({
    key: 'coupon_uses',
    title: 'Kortingscode verkeerd geteld',
    over: 'whole',
    path: href('/admin/coupons'),
    rows: () => sql`select 'coupon:' || c.code as subject, c.used_count as one, coalesce(used.uses, 0) as other
      from coupons c left join (${usesOf}) used on used.code = c.code where c.used_count <> coalesce(used.uses, 0)`,
    text: ({ subject, one, other }) =>
      `Code ${parseSubjectKey(subject)} is volgens de teller ${one} keer gebruikt, volgens de bestellingen ${other} keer.`,
    repair: repairByKey('Opnieuw tellen', countUses),
  }),
];
