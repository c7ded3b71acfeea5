// Verifies the books after parallel writing, by rules computed here from the rows of the database.

import type { ShopBooks } from '#tests/harness/shop/shop-books.ts';

export type Proof = {
  /** The number of orders, including replacements for € 0. */
  orders: number;
  replacements: number;
  papers: number;
  movements: number;
  vat: number;
  differences: string[];
};

/**
 * SQL for the series of invoices or credit notes whose numbers have gaps or do not follow the order of their
 * dates. No rows when all are correct.
 */
const GAPS = `select series || year as series, count(*) as papers, max(sequence) as last,
    bool_and(issued_at >= coalesce(before, issued_at)) as in_order
  from (select *, lag(issued_at) over (partition by series, year order by sequence) as before from invoices) numbered
  group by series, year having count(*) <> max(sequence) or min(sequence) <> 1 or not bool_and(issued_at >= coalesce(before, issued_at))`;

/**
 * SQL for the VAT and totals per quarter in Amsterdam time: from the columns of the invoices and credit
 * notes, and from the documents customers received.
 */
const VAT = `with papers as (
    select to_char(issued_at at time zone 'Europe/Amsterdam', 'YYYY "kwartaal" Q') as quarter, vat_amount, total, document,
      case kind when 'credit_note' then -1 else 1 end as sign from invoices)
  select quarter, sum(sign * vat_amount) as vat,
    sum(sign * (select sum((part->>'amount')::int) from jsonb_array_elements(document->'vat') part)) as of_papers,
    sum(sign * total) as total, sum(sign * (select sum((part->>'net')::int + (part->>'amount')::int) from jsonb_array_elements(document->'vat') part)) as parts
  from papers group by quarter order by quarter`;

/**
 * SQL for orders whose invoices and credit notes have another VAT than the order, less its refunded share.
 * Refunds of a change are left out, because its new invoice includes them.
 */
const VAT_OF_ORDERS = `select o.id, o.vat_amount, o.total, coalesce(back.amount, 0) as back, paper.vat
  from orders o join (select order_id, sum(case kind when 'credit_note' then -vat_amount else vat_amount end) as vat from invoices group by 1) paper on paper.order_id = o.id
  left join (select order_id, sum(amount) as amount from refunds where status = 'succeeded' and origin not in ('change', 'duplicate') group by 1) back on back.order_id = o.id
  where abs(paper.vat - o.vat_amount * (1 - coalesce(coalesce(back.amount, 0)::numeric / nullif(o.total, 0), 0))) > 0.5`;

/**
 * SQL for articles whose movements do not add up to the stock, or whose recorded balances do not match the
 * movements before them.
 */
const UNEVEN_STOCK = `select code, on_hand, coalesce(sum(moved.quantity), 0) as moved, count(*) filter (where moved.balance <> moved.so_far) as wrong
  from stock_articles left join (select *, sum(quantity) over (partition by article_code order by id) as so_far from stock_movements) moved
    on moved.article_code = code
  group by code, on_hand having on_hand <> coalesce(sum(moved.quantity), 0) or bool_or(moved.balance <> moved.so_far)`;

/** SQL for orders with more pieces returned than were sent. */
const TOO_MUCH_BACK = `select order_id, article_code, sum(quantity - missing) as back from stock_movements
  where order_id is not null and kind in ('sold', 'returned') group by 1, 2 having sum(quantity - missing) > 0`;

/**
 * SQL for packs whose stored stock differs from the number the articles allow. Free gifts do not limit that
 * number.
 */
const MISCOUNTED_PACKS = `select v.code, v.stock, packs.there from product_variants v
  join lateral (select min(on_hand / limiting.quantity) as there from limiting_contents(v.code) limiting) packs on v.stock <> packs.there`;

/**
 * SQL for returns marked as paid without a refund of their order, and for refunds used by more than one
 * return.
 */
const UNPAID_RETURNS = `select ret.id from returns ret left join refunds r on r.id = ret.refund_id
  where ret.status = 'paid' and (r.id is null or r.order_id <> ret.order_id) or ret.refund_id in (select refund_id from returns group by 1 having count(*) > 1)`;

/** Columns by table that must never be negative. */
const NEVER_NEGATIVE: Readonly<Record<string, readonly string[]>> = {
  orders: ['subtotal', 'discount', 'shipping_cost', 'total', 'vat_amount', 'quantity'],
  order_lines: ['amount', 'unit_amount', 'quantity'],
  invoices: ['total', 'vat_amount', 'sequence'],
  refunds: ['amount'],
  return_lines: ['announced', 'received', 'sellable', 'broken'],
  returns: ['deduction'],
  purchase_lines: ['quantity', 'received'],
  payments: ['amount', 'amount_refunded', 'amount - amount_refunded'],
  stock_articles: ['on_hand'],
  stock_movements: ['balance', 'missing'],
  batches: ['remaining'],
  coupons: ['used_count', 'coalesce(max_uses, used_count) - used_count'],
  product_variants: ['stock'],
};

export async function verifyBooks({ execute }: ShopBooks): Promise<Proof> {
  const rows = async (text: string) => (await execute(text)).rows;
  const count = async (table: string) => Number((await rows(`select count(*) as n from ${table}`))[0]?.n);
  const quarters = await rows(VAT);
  const differences = [
    ...(await rows(GAPS)).map(
      ({ series, papers, last }) => `series ${series} has ${papers} papers and counts to ${last}`,
    ),
    ...(await rows(UNEVEN_STOCK)).map(
      ({ code, on_hand: onHand, moved, wrong }) =>
        `of ${code} there are ${onHand}, the movements come to ${moved}, and ${wrong} of them say another balance`,
    ),
    ...(await rows(TOO_MUCH_BACK)).map(
      ({ order_id: id, article_code: code, back }) => `of order ${id} ${back} ${code} too many came back`,
    ),
    ...(await rows(MISCOUNTED_PACKS)).map(
      ({ code, stock, there }) => `of pack ${code} ${stock} can be sold, and there are ${there}`,
    ),
    ...(await rows(UNPAID_RETURNS)).map(({ id }) => `return ${id} is paid by no refund of its own`),
    ...quarters
      .filter(({ vat, of_papers: ofPapers, total, parts }) => vat !== ofPapers || total !== parts)
      .map(
        ({ quarter, vat, of_papers: ofPapers }) =>
          `the VAT of ${quarter} is ${vat}, its papers say ${ofPapers}`,
      ),
    ...(await rows(VAT_OF_ORDERS)).map(
      ({ id, vat }) => `the papers of order ${id} come to ${vat} cents of VAT`,
    ),
  ];
  for (const [table, columns] of Object.entries(NEVER_NEGATIVE))
    for (const column of columns) {
      const found = await count(`${table} where ${column} < 0`);
      if (found > 0) differences.push(`${found} rows of ${table} have a negative ${column}`);
    }
  return {
    orders: await count('orders where replacement_reason is null'),
    replacements: await count('orders where replacement_reason is not null'),
    papers: await count('invoices'),
    movements: await count('stock_movements'),
    vat: quarters.reduce((sum, { vat }) => sum + Number(vat), 0),
    differences,
  };
}
