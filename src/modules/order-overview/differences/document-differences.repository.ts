// Compares orders with their invoice documents: every order and refund must have a document of the right
// amount, and the numbers must have no gaps.

import { sql } from 'drizzle-orm';
import { orderNumber } from '#modules/orders/index.ts';
import {
  beforeSpanEnd,
  type DifferenceKind,
  difference,
  EXPLAIN_ONLY,
  repairByNumber,
  withinSpan,
} from '#platform/database/differences.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { wasChanged } from './money-differences.repository.ts';
import {
  copyInvoiceTotal,
  correctReturned,
  creditRefund,
  invoiceOrder,
  type RepairDocumentsNeeds,
  restoreDocument,
  setCounters,
} from './repair-documents.ts';

const euros = (amount: string | null | undefined) => formatEuro(cents(Number(amount)));
const ofOrder = (id: number | null) => `Bestelling ${orderNumber(id ?? 0)}`;

/**
 * A query of the net invoiced total per order: invoices minus credit notes, plus corrections of credit notes.
 */
const DOCUMENT_TOTALS = sql`select order_id, sum(case kind when 'credit_note' then -total else total end) as total from invoices`;

/**
 * A SQL condition: the order `o` has a succeeded refund without a credit note, or a failed refund whose
 * credit note was not corrected. Another comparison reports such a refund, so the comparisons of totals leave
 * the order out.
 */
const HAS_REFUND_WITHOUT_DOCUMENT = sql`exists (select from refunds r where r.order_id = o.id and r.origin not in ('change', 'duplicate')
  and r.status in ('succeeded', 'failed') and (r.status = 'succeeded') <> (select coalesce(sum(case i.kind when 'credit_note' then 1 else -1 end), 0) = 1
    from invoices i where i.order_id = r.order_id and i.refund_id = r.id))`;

const DOCUMENT_VAT = sql`(select coalesce(sum((part->>'amount')::int), 0) from jsonb_array_elements(i.document->'vat') as part)`;

export const documentDifferences: readonly DifferenceKind<RepairDocumentsNeeds>[] = [
  difference({
    key: 'order_without_invoice',
    title: 'Bestelling zonder factuur',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.created_at`, span)} and o.payment_id is not null and o.customer_email <> ''
        and o.replacement_reason is null and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')`,
    text: ({ orderId }) => `${ofOrder(orderId)} heeft geen factuur.`,
    repair: repairByNumber('Factuur maken', invoiceOrder),
  }),
  difference({
    key: 'refund_without_credit_note',
    title: 'Terugbetaling zonder creditnota',
    rows: (span) => sql`select 'refund:' || r.id as subject, r.order_id as "orderId", r.amount as one
      from refunds r join orders o on o.id = r.order_id and (o.payment_id = r.payment_id or exists (
        select from order_changes c where c.payment_id = r.payment_id and c.order_id = o.id and c.state = 'applied'))
      where ${withinSpan(sql`r.order_id`, span)} and ${beforeSpanEnd(sql`r.updated_at`, span)} and r.status = 'succeeded' and r.origin <> 'change' and o.customer_email <> ''
        and not exists (select from invoices i where i.order_id = r.order_id and i.refund_id = r.id and i.kind = 'credit_note')`,
    text: ({ orderId, one }) =>
      `Van ${ofOrder(orderId).toLowerCase()} is ${euros(one)} terugbetaald zonder creditnota.`,
    repair: repairByNumber('Creditnota maken', creditRefund),
  }),
  difference({
    key: 'returned_without_correction',
    title: 'Mislukte terugbetaling met creditnota',
    rows: (
      span,
    ) => sql`select 'refund:' || r.id as subject, r.order_id as "orderId", r.amount as one from refunds r
      where ${withinSpan(sql`r.order_id`, span)} and ${beforeSpanEnd(sql`r.updated_at`, span)} and r.status = 'failed'
        and exists (select from invoices i where i.order_id = r.order_id and i.refund_id = r.id and i.kind = 'credit_note')
        and not exists (select from invoices i where i.order_id = r.order_id and i.refund_id = r.id and i.kind = 'credit_correction')`,
    text: ({ orderId, one }) =>
      `De terugbetaling van ${euros(one)} van ${ofOrder(orderId).toLowerCase()} is niet gelukt, en de creditnota staat er nog.`,
    repair: repairByNumber('Creditnota intrekken', correctReturned),
  }),
  difference({
    key: 'invoice_total',
    title: 'Factuur van een ander bedrag',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", o.total as one, i.total as other
      from orders o join lateral (select total from invoices where order_id = o.id and kind = 'invoice' order by id desc limit 1) i on true
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.updated_at`, span)} and i.total <> o.total`,
    text: ({ orderId, one, other }) =>
      `${ofOrder(orderId)} komt op ${euros(one)}, de factuur op ${euros(other)}.`,
    repair: repairByNumber('Factuurbedrag overnemen', (shop, id, { actor }) =>
      copyInvoiceTotal(shop, id, actor),
    ),
  }),
  difference({
    key: 'money_and_papers',
    title: 'Geld en papieren verschillen',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", p.amount - coalesce(back.amount, 0) as one, paper.total as other
      from orders o join payments p on p.id = o.payment_id and p.status = 'succeeded'
        join (${DOCUMENT_TOTALS} where ${withinSpan(sql`order_id`, span)} group by order_id) paper on paper.order_id = o.id
        left join (select payment_id, sum(amount) filter (where status = 'succeeded') as amount,
            bool_or(status in ('requested', 'pending')) as is_open from refunds where ${withinSpan(sql`order_id`, span)} group by payment_id
          ) back on back.payment_id = o.payment_id
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`greatest(o.updated_at, p.updated_at)`, span)} and not coalesce(back.is_open, false)
        and p.amount - coalesce(back.amount, 0) <> paper.total and not ${wasChanged(sql`o.id`)}
        and not ${HAS_REFUND_WITHOUT_DOCUMENT}`,
    text: ({ orderId, one, other }) =>
      `Van ${ofOrder(orderId).toLowerCase()} hield de winkel ${euros(one)} over, volgens de papieren ${euros(other)}.`,
    repair: EXPLAIN_ONLY,
  }),
  difference({
    key: 'changed_money_and_papers',
    title: 'Geld en papieren van een wijziging verschillen',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", money.amount as one, paper.total as other
      from (select * from orders o where ${withinSpan(sql`o.id`, span)} and ${wasChanged(sql`o.id`)} offset 0) o
        join (${DOCUMENT_TOTALS} where ${withinSpan(sql`order_id`, span)} group by order_id) paper on paper.order_id = o.id
        cross join lateral (select
          (select coalesce(sum(p.amount), 0) from (select o.payment_id as id
            union select c.payment_id from order_changes c where c.order_id = o.id and c.state = 'applied') own
            join payments p on p.id = own.id and p.status = 'succeeded')
          - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.origin <> 'duplicate' and r.status = 'succeeded')
          + (select coalesce(sum(c.difference), 0) from order_changes c where c.order_id = o.id and c.state = 'applied' and c.settled_with = 'none')
          as amount) money
      where ${beforeSpanEnd(sql`o.updated_at`, span)} and money.amount <> paper.total
        and not exists (select from refunds r where r.order_id = o.id and r.status in ('requested', 'pending')) and not ${HAS_REFUND_WITHOUT_DOCUMENT}`,
    text: ({ orderId, one, other }) =>
      `Van de gewijzigde ${ofOrder(orderId).toLowerCase()} hield de winkel ${euros(one)} over, volgens de papieren ${euros(other)}.`,
    repair: EXPLAIN_ONLY,
  }),
  difference({
    key: 'paper_altered',
    title: 'Factuur wijkt af van de verstuurde pdf',
    rows: (
      span,
    ) => sql`select 'invoice:' || i.id as subject, i.order_id as "orderId", i.number as one from invoices i
      where ${withinSpan(sql`i.order_id`, span)} and ${beforeSpanEnd(sql`i.issued_at`, span)}
        and (i.total <> (i.document->>'total')::int or i.vat_amount <> ${DOCUMENT_VAT})`,
    text: ({ one }) => `Het bedrag of de btw van ${one} is niet wat er op de pdf staat.`,
    repair: repairByNumber('Pdf aanhouden', restoreDocument),
  }),
  difference({
    key: 'number_gap',
    title: 'Gat in de nummers',
    over: 'whole',
    rows: () => sql`select 'series:' || c.series || c.year as subject, string_agg(c.series || c.year || '-' || lpad(missing::text, greatest(6, length(missing::text)), '0'), ', ' order by missing) as one,
        c.series || c.year as other
      from invoice_counters c
        join lateral (select greatest(c.last, max(sequence)) as last, count(*) as papers from invoices where series = c.series and year = c.year) i on true
        join lateral (select missing from generate_series(1, i.last) as missing
          where not exists (select from invoices where series = c.series and year = c.year and sequence = missing) limit 20) gap on true
      where i.papers <> i.last group by c.series, c.year
      union all select 'counter:' || c.series || c.year, c.last::text, c.series || c.year from invoice_counters c
      where c.last < (select max(sequence) from invoices where series = c.series and year = c.year)`,
    text: ({ subject, one, other }) =>
      subject.startsWith('counter:')
        ? `Reeks ${other} zou verder tellen na ${one}, en dat nummer is al uitgegeven.`
        : missingText(one ?? '', other ?? ''),
    repair: { label: 'Uitleggen', explains: true, run: (shop) => setCounters(shop) },
  }),
];

/**
 * Builds the Dutch sentence about the missing document numbers of a series. `numbers` is a comma-separated
 * list; a series starting with "C" has credit notes, any other has invoices.
 */
function missingText(numbers: string, series: string): string {
  const [one, several] = series.startsWith('C') ? ['Creditnota', 'Creditnota’s'] : ['Factuur', 'Facturen'];
  return numbers.includes(',') ? `${several} ${numbers} ontbreken.` : `${one} ${numbers} ontbreekt.`;
}
