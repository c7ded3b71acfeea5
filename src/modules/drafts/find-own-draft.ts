// Finds a visitor's own open draft, to restore the checkout after a reload. Null when the visitor has no
// session or no draft.

import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Draft } from './contract.ts';
import { findDraft, findOpenDraft } from './draft.repository.ts';
import { draftView } from './draft-view.ts';
import { hashSessionId } from './session.ts';

type Needs = { database: Pick<Database, 'orm'> };

export async function findOwnDraft({ database }: Needs, sessionId: string | null): Promise<Draft | null> {
  if (!sessionId) return null;
  const row = await findOpenDraft(database.orm, hashSessionId(sessionId));
  return row ? draftView(row) : null;
}

/**
 * Returns the basket with this id in the form of the API. The caller must check that the visitor may see it.
 * Throws 404 `draft_unknown`.
 */
export async function findDraftView({ database }: Needs, id: number): Promise<Draft> {
  const row = await findDraft(database.orm, id);
  if (!row) throw notFound('Deze bestelling kennen we niet.', 'draft_unknown');
  return draftView(row);
}
