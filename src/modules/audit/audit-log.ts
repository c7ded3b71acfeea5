// Reading the log: newest first, page by page, with the rows each write changed.

import type { Database } from '#platform/database/database.ts';
import {
  type ChangeRow,
  countChanges,
  countEntries,
  type EntryRow,
  listChangeRows,
  listEntityNames,
  listEntryRows,
  listOperatorNames,
} from './audit.repository.ts';
import type { AuditEntry, AuditFilters, AuditPage, ListAuditQuery } from './contract.ts';

/** A write that changed a thousand rows says so, and shows the first of them. */
const MOST_CHANGES = 50;

type Needs = { database: Pick<Database, 'orm'> };

/** `entity` and `entityId` together are the history of one thing. */
export async function listAuditPage(
  { database: { orm } }: Needs,
  { limit, cursor, ...filter }: ListAuditQuery,
): Promise<AuditPage> {
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await listEntryRows(orm, { ...filter, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const changes = Map.groupBy(await listChangeRows(orm, ids, MOST_CHANGES), ({ entryId }) => entryId);
  const counts = await countChanges(orm, ids);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => viewOf(row, changes.get(row.id) ?? [], counts.get(row.id) ?? 0)),
    nextCursor: rows.length > limit && last ? String(last.id) : null,
    total: await countEntries(orm, filter),
  };
}

export async function listAuditFilters({ database: { orm } }: Needs): Promise<AuditFilters> {
  return { entities: await listEntityNames(orm), operators: await listOperatorNames(orm) };
}

function viewOf(
  { operatorId: _operatorId, seal: _seal, at, ...row }: EntryRow,
  changes: ChangeRow[],
  changeCount: number,
): AuditEntry {
  return {
    ...row,
    at: at.toISOString(),
    changes: changes.map(({ entity, entityId, before, after }) => ({ entity, entityId, before, after })),
    changeCount,
  };
}
