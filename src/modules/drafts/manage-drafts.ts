// What the operator does with abandoned carts: list, change, delete.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/countries.ts';
import { invalidFields, notFound } from '#shared/problems.ts';
import type { Draft, UpsertDraft } from './contract.ts';
import { changeDraft, deleteDraft, findDraft, listOpenDrafts, lockDraft } from './draft.repository.ts';
import { draftView } from './draft-view.ts';
import { basketChange, customerChange, type QuoteBasket } from './upsert-draft.ts';

const LIST_LIMIT = 1000;

export type ManageDrafts = {
  /** Newest first, at most 1000. */
  list(): Promise<Draft[]>;
  /** 404 `draft_unknown`; 422 on unknown variant, country or postal code. Totals are computed. */
  change(id: number, fields: Omit<UpsertDraft, 'sessionId'>): Promise<Draft>;
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
      return (await listOpenDrafts(ports.database.orm, LIST_LIMIT)).map(draftView);
    },
    async change(id, fields) {
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
        if (!(await lockDraft(tx, id))) throw unknown();
        const change = { ...customerChange(fields, country), country, ...basketChange(quote), couponCode };
        return draftView(await changeDraft(tx, id, { ...change, updatedAt: ports.clock.now() }));
      });
    },
    async remove(id) {
      if (!(await ports.database.transaction((tx) => deleteDraft(tx, id)))) throw unknown();
    },
  };
}
