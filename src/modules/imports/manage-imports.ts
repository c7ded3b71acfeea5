// The operator looks at imports, ends a running one, and removes one with everything it left on disk.

import type { Database } from '#platform/database/database.ts';
import type { Import } from './contract.ts';
import type { ImportFolder } from './import-folder.ts';
import {
  countImports,
  deleteEndedImport,
  findImport,
  type ImportWithProgress,
  selectImports,
  wantCancelled,
} from './imports.repository.ts';
import { anotherIsRunning, unknownImport } from './refusals.ts';

const LISTED_AT_MOST = 200;

type Ports = { database: Pick<Database, 'orm' | 'transaction'>; folder: ImportFolder };

export type ManageImports = ReturnType<typeof createManageImports>;

export function createManageImports({ database, folder }: Ports) {
  return {
    /** Newest first. */
    async list(): Promise<Import[]> {
      return (await selectImports(database.orm, LISTED_AT_MOST)).map(viewOf);
    },

    count: () => countImports(database.orm),

    /** 404 `not_found`. */
    async get(id: number): Promise<Import> {
      const found = await findImport(database.orm, id);
      if (!found) throw unknownImport();
      return viewOf(found);
    },

    /** The import ends within a second or two. Does nothing when it ended already; 404 `not_found`. */
    async cancel(id: number): Promise<void> {
      const isRunning = await database.transaction((tx) => wantCancelled(tx, id));
      if (!isRunning && !(await findImport(database.orm, id))) throw unknownImport();
    },

    /** 404 `not_found`; 409 `import_running`. */
    async remove(id: number): Promise<void> {
      const isGone = await database.transaction((tx) => deleteEndedImport(tx, id));
      if (!isGone) throw (await findImport(database.orm, id)) ? anotherIsRunning() : unknownImport();
      await folder.remove(id);
    },
  };
}

function viewOf({ row, progress }: ImportWithProgress): Import {
  const { startedAt, endedAt, refusalCode, refusalDetail, ...rest } = row;
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    progress: progress ? { step: progress.step, done: progress.done, total: progress.total } : null,
    refusal: refusalCode === null ? null : { code: refusalCode, detail: refusalDetail ?? '' },
  };
}
