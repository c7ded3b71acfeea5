// Sets up imports of app backups: their folder, and the signal that stops running imports at shutdown.

import { join } from 'node:path';
import { createImportFolder, interrupted } from '#modules/imports/index.ts';
import type { Platform } from './platform.ts';

export function composeImports({ config }: Pick<Platform, 'config'>) {
  const shutDown = new AbortController();
  return {
    importFolder: createImportFolder(join(config.dataDir, 'imports')),
    endOfImports: shutDown.signal,
    stopImports: () => shutDown.abort(interrupted()),
  };
}
