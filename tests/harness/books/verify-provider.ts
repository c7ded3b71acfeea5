// Compares the payment provider's data with the shop's: every payment, the amounts against the invoices and
// credit notes, and the balance against the journal.

import { fetchBalance } from '#modules/bookkeeping/index.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import type { ProviderPayment } from '#modules/payments/index.ts';
import type { SettledShop } from '#tests/harness/shop/settled-shop.ts';

export type ProviderProof = {
  payments: number;
  /** Money received minus money paid back, in cents. */
  kept: number;
  differences: string[];
};

/**
 * SQL for the amount the shop kept: invoices minus credit notes, without differences of changes that were
 * settled without a payment.
 */
const KEPT_BY_PAPERS = `select (select coalesce(sum(case kind when 'credit_note' then -total else total end), 0) from invoices)
  - (select coalesce(sum(difference), 0) from order_changes where state = 'applied' and settled_with = 'none') as kept`;

/** SQL for the number of refunds that are requested or pending. There must be none at the end. */
const STILL_OWED = `select count(*) as n from refunds where status in ('requested', 'pending')`;

const JOURNAL = `select coalesce(sum(amount), 0) as kept, count(*) filter (where order_id is null) as unmatched,
    count(*) filter (where kind = 'payment' and fee <= 0) as free from journal_entries
  where kind in ('payment', 'refund', 'refund_returned', 'dispute', 'other')`;

/** SQL for payouts that differ from the sum of their journal entries less fees. */
const PAYOUTS = `select p.provider_id as id, p.amount, coalesce(sum(e.amount - e.fee), 0) as sum from payouts p
  left join journal_entries e on e.payout_id = p.provider_id and e.kind not in ('payout', 'payout_returned')
  where p.is_read group by p.id having p.amount <> coalesce(sum(e.amount - e.fee), 0)`;

export async function verifyProvider({ shop, database }: SettledShop): Promise<ProviderProof> {
  // What was given back since the provider was asked, by the jobs that were left.
  await reconcilePayments(shop, 'full');
  const rows = async (text: string) => (await database.execute(text)).rows;
  const number = async (text: string) => Number(Object.values((await rows(text))[0] ?? {})[0]);
  const differences: string[] = [];
  const known = new Map((await rows('select * from payments')).map((row) => [String(row.id), row]));
  let kept = 0;
  let payments = 0;
  for await (const payment of paymentsAtProvider(shop)) {
    payments += 1;
    kept += payment.amountReceived - payment.amountRefunded;
    const own = known.get(payment.id);
    if (own?.status !== payment.status || own.amount_refunded !== payment.amountRefunded)
      differences.push(
        `payment ${payment.id} is ${payment.status}, ${payment.amountRefunded} back; here ${own?.status}, ${own?.amount_refunded}`,
      );
  }
  const open = await number(STILL_OWED);
  if (open > 0) differences.push(`${open} refunds are not answered`);
  const ofPapers = await number(KEPT_BY_PAPERS);
  if (ofPapers !== kept) differences.push(`the provider kept ${kept} cents, the papers come to ${ofPapers}`);
  await fetchBalance(shop);
  const [journal] = await rows(JOURNAL);
  if (Number(journal?.kept) !== kept)
    differences.push(`the provider kept ${kept} cents, the journal says ${journal?.kept}`);
  if (Number(journal?.unmatched) > 0)
    differences.push(`${journal?.unmatched} entries of the balance belong to no order`);
  if (Number(journal?.free) > 0) differences.push(`${journal?.free} payments cost nothing`);
  for (const { id, amount, sum } of await rows(PAYOUTS))
    differences.push(`payout ${id} is of ${amount} cents, its entries come to ${sum}`);
  return { payments, kept, differences };
}

async function* paymentsAtProvider({ provider }: SettledShop['shop']): AsyncGenerator<ProviderPayment> {
  let startingAfter: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof provider.list>> = await provider.list({
      createdSince: new Date(0),
      startingAfter,
      limit: 100,
    });
    yield* page.payments;
    startingAfter = page.payments.at(-1)?.id ?? null;
    if (!page.hasMore || startingAfter === null) return;
  }
}
