// The comparisons of an order with its history, its stock movements and its labels.

import { sql } from 'drizzle-orm';
import { orderNumber } from '#modules/orders/index.ts';
import {
  beforeSpanEnd,
  type DifferenceKind,
  difference,
  repairByNumber,
  withinSpan,
} from '#platform/database/differences.ts';
import {
  type RepairWorkNeeds,
  recordOrCancelLabel,
  restorePlacedEvent,
  restoreStatusEvent,
  resumeLabel,
  takeStockOfOrder,
} from './repair-work.ts';

const bestelling = (id: number | null) => `bestelling ${orderNumber(id ?? 0)}`;

export const workDifferences: readonly DifferenceKind<RepairWorkNeeds>[] = [
  difference({
    key: 'order_without_beginning',
    title: 'Plaatsing ontbreekt in het verloop',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.created_at`, span)}
        and not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed')`,
    text: ({ orderId }) => `In het verloop van ${bestelling(orderId)} staat niet dat die geplaatst is.`,
    repair: repairByNumber('In verloop zetten', (shop, id, { actor }) => restorePlacedEvent(shop, id, actor)),
  }),
  difference({
    key: 'status_untold',
    title: 'Status zonder verloop',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", o.status as one, e.to_value as other
      from orders o join lateral (select to_value from order_events where order_id = o.id and kind in ('placed', 'status')
        order by id desc limit 1) e on true
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.updated_at`, span)} and e.to_value <> o.status`,
    text: ({ orderId }) => `Hoe ${bestelling(orderId)} aan zijn status komt, staat niet in het verloop.`,
    repair: repairByNumber('In verloop zetten', (shop, id, { actor }) => restoreStatusEvent(shop, id, actor)),
  }),
  difference({
    key: 'order_without_stock',
    title: 'Bestelling die niet van de voorraad ging',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.created_at`, span)} and o.created_at > (select min(at) from stock_movements)
        and exists (select from pack_contents c where c.variant_code = o.variant_code)
        and not exists (select from stock_movements m where m.order_id = o.id and m.kind = 'sold')`,
    text: ({ orderId }) => `Wat ${bestelling(orderId)} bevat, is niet van de voorraad afgeboekt.`,
    repair: repairByNumber('Afboeken', takeStockOfOrder),
  }),
  difference({
    key: 'label_not_on_order',
    title: 'Label met een andere code dan de bestelling',
    rows: (
      span,
    ) => sql`select 'shipment:' || s.id as subject, o.id as "orderId", s.tracking_code as one, o.tracking_code as other
      from shipments s join orders o on o.id = s.order_id
      where ${withinSpan(sql`s.order_id`, span)} and ${beforeSpanEnd(sql`greatest(s.updated_at, o.updated_at)`, span)} and s.status = 'made'
        and s.tracking_code is not null and o.tracking_code is distinct from s.tracking_code`,
    text: ({ orderId, one, other }) =>
      other
        ? `Voor ${bestelling(orderId)} is label ${one} gekocht, en op de bestelling staat ${other}.`
        : `Voor ${bestelling(orderId)} is label ${one} gekocht, en op de bestelling staat geen code.`,
    repair: repairByNumber('Code of label herstellen', (shop, id, { actor }) =>
      recordOrCancelLabel(shop, id, actor),
    ),
  }),
  difference({
    key: 'label_unanswered',
    title: 'Label dat nooit kwam',
    rows: (
      span,
    ) => sql`select 'shipment:' || s.id as subject, s.order_id as "orderId", s.status as one from shipments s
      where ${withinSpan(sql`s.order_id`, span)} and ${beforeSpanEnd(sql`s.updated_at`, span)} and s.status in ('requested', 'cancelling')`,
    text: ({ orderId, one }) =>
      one === 'requested'
        ? `Het label van ${bestelling(orderId)} is gevraagd en nooit gekomen.`
        : `Of het label van ${bestelling(orderId)} is teruggenomen, heeft de labeldienst nooit gezegd.`,
    repair: repairByNumber('Label navragen', resumeLabel),
  }),
];
