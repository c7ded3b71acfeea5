// Whether an order's history, its stock and its labels say the same as the order itself.

import { sql } from 'drizzle-orm';
import { before, byNumber, type DifferenceKind, difference, within } from '#platform/database/differences.ts';
import { orderNumber } from '../order-view.ts';
import {
  carryOnWithLabel,
  noteOrTakeBackLabel,
  type RepairWorkNeeds,
  takeStockOfOrder,
  tellPlacing,
  tellStatus,
} from './repair-work.ts';

const bestelling = (id: number | null) => `bestelling ${orderNumber(id ?? 0)}`;

export const workDifferences: readonly DifferenceKind<RepairWorkNeeds>[] = [
  difference({
    key: 'order_without_beginning',
    title: 'Plaatsing ontbreekt in het verloop',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${within(sql`o.id`, span)} and ${before(sql`o.created_at`, span)}
        and not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed')`,
    text: ({ orderId }) => `In het verloop van ${bestelling(orderId)} staat niet dat die geplaatst is.`,
    repair: byNumber('In verloop zetten', (shop, id, { actor }) => tellPlacing(shop, id, actor)),
  }),
  difference({
    key: 'status_untold',
    title: 'Status zonder verloop',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", o.status as one, e.to_value as other
      from orders o join lateral (select to_value from order_events where order_id = o.id and kind in ('placed', 'status')
        order by id desc limit 1) e on true
      where ${within(sql`o.id`, span)} and ${before(sql`o.updated_at`, span)} and e.to_value <> o.status`,
    text: ({ orderId }) => `Hoe ${bestelling(orderId)} aan zijn status komt, staat niet in het verloop.`,
    repair: byNumber('In verloop zetten', (shop, id, { actor }) => tellStatus(shop, id, actor)),
  }),
  difference({
    key: 'order_without_stock',
    title: 'Bestelling die niet van de voorraad ging',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${within(sql`o.id`, span)} and ${before(sql`o.created_at`, span)} and o.created_at > (select min(at) from stock_movements)
        and exists (select from pack_contents c where c.variant_code = o.variant_code)
        and not exists (select from stock_movements m where m.order_id = o.id and m.kind = 'sold')`,
    text: ({ orderId }) => `Wat ${bestelling(orderId)} bevat, is niet van de voorraad afgeboekt.`,
    repair: byNumber('Afboeken', takeStockOfOrder),
  }),
  difference({
    key: 'label_not_on_order',
    title: 'Label met een andere code dan de bestelling',
    rows: (
      span,
    ) => sql`select 'shipment:' || s.id as subject, o.id as "orderId", s.tracking_code as one, o.tracking_code as other
      from shipments s join orders o on o.id = s.order_id
      where ${within(sql`s.order_id`, span)} and ${before(sql`greatest(s.updated_at, o.updated_at)`, span)} and s.status = 'made'
        and s.tracking_code is not null and o.tracking_code is distinct from s.tracking_code`,
    text: ({ orderId, one, other }) =>
      other
        ? `Voor ${bestelling(orderId)} is label ${one} gekocht, en op de bestelling staat ${other}.`
        : `Voor ${bestelling(orderId)} is label ${one} gekocht, en op de bestelling staat geen code.`,
    repair: byNumber('Code of label herstellen', (shop, id, { actor }) =>
      noteOrTakeBackLabel(shop, id, actor),
    ),
  }),
  difference({
    key: 'label_unanswered',
    title: 'Label dat nooit kwam',
    rows: (
      span,
    ) => sql`select 'shipment:' || s.id as subject, s.order_id as "orderId", s.status as one from shipments s
      where ${within(sql`s.order_id`, span)} and ${before(sql`s.updated_at`, span)} and s.status in ('requested', 'cancelling')`,
    text: ({ orderId, one }) =>
      one === 'requested'
        ? `Het label van ${bestelling(orderId)} is gevraagd en nooit gekomen.`
        : `Of het label van ${bestelling(orderId)} is teruggenomen, heeft de labeldienst nooit gezegd.`,
    repair: byNumber('Label navragen', carryOnWithLabel),
  }),
];
