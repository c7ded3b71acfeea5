// The SQL of saved views of lists. Operators read, change and delete only their own views.

import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type { SavedView, SaveView } from './saved-view-contract.ts';
import { savedViews } from './settings.tables.ts';

const view = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

export async function listSavedViews(db: Orm, operator: string, list: string): Promise<SavedView[]> {
  return db
    .select(view)
    .from(savedViews)
    .where(and(eq(savedViews.operator, operator), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name));
}

export async function upsertSavedView(
  tx: Orm,
  operator: string,
  savedView: SaveView,
  at: Date,
): Promise<SavedView> {
  const [row] = await tx
    .insert(savedViews)
    .values({ ...savedView, operator, createdAt: at })
    .onConflictDoUpdate({
      target: [savedViews.operator, savedViews.list, savedViews.name],
      set: { query: savedView.query },
    })
    .returning(view);
  if (!row) throw new Error('A view was neither found nor made');
  return row;
}

export async function deleteSavedView(tx: Orm, operator: string, id: number): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.operator, operator)));
}
