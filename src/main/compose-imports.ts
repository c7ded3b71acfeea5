// Imports put together: their folder, and what ends the running ones when the shop stops.

import { join } from 'node:path';
import {
  createBrowseImport,
  createEndSilentImports,
  createImportArchive,
  createImportFolder,
  createManageImports,
  interrupted,
} from '#modules/imports/index.ts';
import type { TakePicture } from '#modules/media/index.ts';
import type { Clock } from '#shared/clock.ts';
import type { Platform } from './platform.ts';

type Ports = { clock: Clock; takePicture: TakePicture };

export async function composeImports({ config, database }: Platform, { clock, takePicture }: Ports) {
  const folder = createImportFolder(join(config.dataDir, 'imports'));
  const shutDown = new AbortController();
  const ports = { database, folder, clock };
  const endSilentImports = createEndSilentImports(ports);
  // Nobody else has this database: whatever is running died with the process before this one.
  if (database.engine === 'embedded') await endSilentImports('all');
  return {
    importArchive: createImportArchive({ ...ports, endSilentImports, stopAll: shutDown.signal }),
    manageImports: createManageImports(ports),
    browseImport: createBrowseImport({ ...ports, takePicture }),
    endSilentImports,
    stopImports: () => shutDown.abort(interrupted()),
  };
}
