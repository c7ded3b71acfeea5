// Lets operators list, change and delete abandoned carts in the back-office.

import { type QuoteNeeds, quoteBasket } from '#modules/pricing/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage, WHOLE_LIST } from '#platform/database/lists/read-page.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import type { AbandonedDraft, Draft, DraftPage, ListDraftsQuery, UpsertDraft } from './contract.ts';
import {
  changeDraft,
  countDrafts,
  type DraftRow,
  deleteDraft,
  draftRowsQuery,
  findDraft,
  lockDraft,
} from './draft.repository.ts';
import { draftView } from './draft-view.ts';
import { basketChange, customerChange } from './upsert-draft.ts';

const CHANGED_MEANWHILE = 'De klant of iemand anders heeft deze bestelling intussen gewijzigd.';

type Listing = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /**
   * Returns the ids of the baskets whose customer was sent a reminder mail, out of the given basket `ids`.
   */
  listReminded(db: Orm, ids: number[]): Promise<ReadonlySet<number | null>>;
};

/** Lists abandoned carts, newest first, at most 1000. */
export async function listRecentDrafts(shop: Listing): Promise<AbandonedDraft[]> {
  const newest = { ...WHOLE_LIST, filter: {}, sort: 'newest' } as const;
  return abandonedDraftsOf(shop, await draftRowsQuery(shop.database.orm, newest));
}

/**
 * Returns abandoned carts with the state of their reminder mail; null when none is planned or sent. A
 * reminder that was not sent within a day after the cart was last changed is never sent, so it does not show
 * as planned.
 */
async function abandonedDraftsOf(
  { database, clock, listReminded }: Listing,
  rows: DraftRow[],
): Promise<AbandonedDraft[]> {
  const ids = rows.map(({ id }) => id);
  const reminded = await listReminded(database.orm, ids);
  const lately = clock.now().getTime() - days(1);
  return rows.map((row) => {
    const isPlanned = row.reminderAskedAt !== null && row.updatedAt.getTime() > lately;
    const sent = row.recoveryOpenedAt ? 'opened' : 'sent';
    return { ...draftView(row), reminder: reminded.has(row.id) ? sent : isPlanned ? 'planned' : null };
  });
}

/** Lists abandoned carts in pages, with search, filters and sorting. */
export const listDrafts = (
  shop: Listing,
  { sort = 'newest', ...query }: ListDraftsQuery,
): Promise<DraftPage> =>
  readPage(query, {
    rows: (place) => draftRowsQuery(shop.database.orm, { ...place, filter: query, sort }),
    view: (rows) => abandonedDraftsOf(shop, rows),
    summary: async () => totalOf(await countDrafts(shop.database.orm, query)),
  });

/**
 * Changes a draft; the totals are computed again. Throws 404 `draft_unknown`; 409 `edit_conflict` when the
 * draft changed after `seen`, the `updatedAt` the operator saw; 422 for an unknown variant, country or postal
 * code.
 */
export async function editDraft(
  shop: QuoteNeeds & { database: Database },
  id: number,
  { seen, ...fields }: Omit<UpsertDraft, 'sessionId'> & { seen?: string | undefined },
): Promise<Draft> {
  const draft = await findDraft(shop.database.orm, id);
  if (!draft) throw unknown();
  const country = fields.country ? parseCountry(fields.country) : draft.country;
  if (!country) throw invalidFields([{ path: 'country', message: 'Dit land kennen we niet' }]);
  const couponCode = fields.couponCode === undefined ? draft.couponCode : readCouponCode(fields.couponCode);
  const quote = await quoteBasket(shop, {
    variant: fields.variant || draft.variantCode,
    country: country || DEFAULT_COUNTRY,
    postalCode: fields.postalCode ?? draft.postalCode,
    couponCode,
  });
  return shop.database.transaction(async (tx) => {
    const locked = await lockDraft(tx, id);
    if (!locked) throw unknown();
    refuseStaleEdit(locked.updatedAt.getTime(), momentOf(seen), CHANGED_MEANWHILE);
    const change = { ...customerChange(fields, country), country, ...basketChange(quote), couponCode };
    return draftView(await changeDraft(tx, id, { ...change, updatedAt: shop.clock.now() }));
  });
}

/** Deletes a basket. Throws 404 `draft_unknown` for an unknown id. */
export async function removeDraft({ database }: { database: Database }, id: number): Promise<void> {
  if (!(await database.transaction((tx) => deleteDraft(tx, id)))) throw unknown();
}

const unknown = () => notFound('Deze bestelling kennen we niet.', 'draft_unknown');

function momentOf(iso: string | undefined): number | undefined {
  return iso === undefined ? undefined : new Date(iso).getTime();
}
