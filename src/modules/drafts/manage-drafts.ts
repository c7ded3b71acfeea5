// What the operator does with abandoned carts: list, change, delete.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/keyset.ts';
import type { Clock } from '#shared/clock.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/countries.ts';
import { refuseStaleEdit } from '#shared/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/problems.ts';
import type { Draft, DraftPage, ListDraftsQuery, UpsertDraft } from './contract.ts';
import { changeDraft, deleteDraft, findDraft, lockDraft } from './draft.repository.ts';
import { countDrafts, draftRowsQuery } from './draft-list.repository.ts';
import { draftView } from './draft-view.ts';
import { basketChange, customerChange, type QuoteBasket } from './upsert-draft.ts';

const CHANGED_MEANWHILE = 'De klant of iemand anders heeft deze bestelling intussen gewijzigd.';
const LIST_LIMIT = 1000;
const PAGE = 50;

export type ManageDrafts = {
  /** Newest first, at most 1000. */
  list(): Promise<Draft[]>;
  /** Searched, filtered and sorted, page by page. */
  page(query: ListDraftsQuery): Promise<DraftPage>;
  /**
   * 404 `draft_unknown`; 409 `edit_conflict` when `seen`, the moment of the last change the operator saw, is not the last;
   * 422 on unknown variant, country or postal code. Totals are computed.
   */
  change(id: number, fields: Omit<UpsertDraft, 'sessionId'>, seen?: string): Promise<Draft>;
  /** 404 `draft_unknown`. */
  remove(id: number): Promise<void>;
};

export function createManageDrafts(ports: {
  database: Database;
  quoteBasket: QuoteBasket;
  clock: Clock;
}): ManageDrafts {
  const unknown = () => notFound('Deze bestelling kennen we niet.', 'draft_unknown');
  return {
    async list() {
      const newest = { filter: {}, sort: 'newest', after: null, limit: LIST_LIMIT } as const;
      return (await draftRowsQuery(ports.database.orm, newest)).map(draftView);
    },
    async page({ limit = PAGE, cursor, sort = 'newest', ...filter }) {
      const { orm } = ports.database;
      const after = cursor === undefined ? null : Number(cursor);
      const rows = await draftRowsQuery(orm, { filter, sort, after, limit: limit + 1 });
      const items = rows.slice(0, limit).map(draftView);
      return {
        items,
        nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null,
        ...totalOf(await countDrafts(orm, filter)),
      };
    },
    async change(id, fields, seen) {
      const draft = await findDraft(ports.database.orm, id);
      if (!draft) throw unknown();
      const country = fields.country ? parseCountry(fields.country) : draft.country;
      if (!country) throw invalidFields([{ path: 'country', message: 'Dit land kennen we niet' }]);
      const couponCode =
        fields.couponCode === undefined ? draft.couponCode : fields.couponCode.toUpperCase() || null;
      const quote = await ports.quoteBasket({
        variant: fields.variant || draft.variantCode,
        country: country || DEFAULT_COUNTRY,
        couponCode,
      });
      return ports.database.transaction(async (tx) => {
        const locked = await lockDraft(tx, id);
        if (!locked) throw unknown();
        refuseStaleEdit(locked.updatedAt.getTime(), momentOf(seen), CHANGED_MEANWHILE);
        const change = { ...customerChange(fields, country), country, ...basketChange(quote), couponCode };
        return draftView(await changeDraft(tx, id, { ...change, updatedAt: ports.clock.now() }));
      });
    },
    async remove(id) {
      if (!(await ports.database.transaction((tx) => deleteDraft(tx, id)))) throw unknown();
    },
  };
}

function momentOf(iso: string | undefined): number | undefined {
  return iso === undefined ? undefined : new Date(iso).getTime();
}
