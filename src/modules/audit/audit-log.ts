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

export type AuditLog = {
  /** `entity` and `entityId` together are the history of one thing. */
  page(query: ListAuditQuery): Promise<AuditPage>;
  filters(): Promise<AuditFilters>;
};

export function createAuditLog({ database }: { database: Pick<Database, 'orm'> }): AuditLog {
  return {
    async page({ limit, cursor, ...filter }) {
      const before = cursor === undefined ? undefined : Number(cursor);
      const rows = await listEntryRows(database.orm, { ...filter, before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const ids = shown.map(({ id }) => id);
      const changes = Map.groupBy(
        await listChangeRows(database.orm, ids, MOST_CHANGES),
        ({ entryId }) => entryId,
      );
      const counts = await countChanges(database.orm, ids);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => viewOf(row, changes.get(row.id) ?? [], counts.get(row.id) ?? 0)),
        nextCursor: rows.length > limit && last ? String(last.id) : null,
        total: await countEntries(database.orm, filter),
      };
    },
    async filters() {
      return {
        entities: await listEntityNames(database.orm),
        operators: await listOperatorNames(database.orm),
      };
    },
  };
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
