// Lists the audit log in pages, newest entry first, each entry with the database rows it changed.

import type { Database, Orm } from '#platform/database/database.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
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

/**
 * The maximum number of changed rows shown per audit entry. The entry also states how many rows were changed
 * in total.
 */
const MAX_CHANGES = 50;

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Returns one page of the audit log, newest entry first. To get the history of one row, set both
 * `query.entity` (the name of its table) and `query.entityId`.
 */
export const listAuditEntries = ({ database: { orm } }: Needs, query: ListAuditQuery): Promise<AuditPage> =>
  readPage(query, {
    rows: (place) => listEntryRows(orm, { ...query, ...place }),
    view: (rows) => viewsOf(orm, rows),
    summary: async () => ({ total: await countEntries(orm, query) }),
  });

export async function listAuditFilters({ database: { orm } }: Needs): Promise<AuditFilters> {
  return { entities: await listEntityNames(orm), operators: await listOperatorNames(orm) };
}

async function viewsOf(db: Orm, rows: EntryRow[]): Promise<AuditEntry[]> {
  const ids = rows.map(({ id }) => id);
  const changes = Map.groupBy(await listChangeRows(db, ids, MAX_CHANGES), ({ entryId }) => entryId);
  const counts = await countChanges(db, ids);
  return rows.map((row) => viewOf(row, changes.get(row.id) ?? [], counts.get(row.id) ?? 0));
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
