// Saved views of back-office lists: an operator lists, saves and deletes their own views.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { SavedView, SaveView } from './saved-view-contract.ts';
import { deleteSavedView, listSavedViews, upsertSavedView } from './saved-views.repository.ts';

type Needs = { database: Database; clock: Clock };

export async function listViews(
  { database }: Pick<Needs, 'database'>,
  operator: string,
  list: string,
): Promise<SavedView[]> {
  return listSavedViews(database.orm, operator, list);
}

export function saveView({ database, clock }: Needs, operator: string, view: SaveView): Promise<SavedView> {
  return database.transaction((tx) => upsertSavedView(tx, operator, view, clock.now()));
}

/**
 * Deletes a saved view of the operator; does nothing when it does not exist or belongs to another operator.
 */
export async function deleteView(
  { database }: Pick<Needs, 'database'>,
  operator: string,
  id: number,
): Promise<void> {
  await database.transaction((tx) => deleteSavedView(tx, operator, id));
}
