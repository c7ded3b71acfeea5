// What an operator does with kept views of lists. Deleting one that is gone already is not a mistake.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { SavedView, SaveView } from './saved-view-contract.ts';
import { deleteSavedView, listSavedViews, upsertSavedView } from './saved-views.repository.ts';

export type KeepViews = {
  list(operator: string, list: string): Promise<SavedView[]>;
  save(operator: string, view: SaveView): Promise<SavedView>;
  remove(operator: string, id: number): Promise<void>;
};

export function createKeepViews({ database, clock }: { database: Database; clock: Clock }): KeepViews {
  return {
    list: (operator, list) => listSavedViews(database.orm, operator, list),
    save: (operator, view) => database.transaction((tx) => upsertSavedView(tx, operator, view, clock.now())),
    remove: (operator, id) => database.transaction((tx) => deleteSavedView(tx, operator, id)),
  };
}
