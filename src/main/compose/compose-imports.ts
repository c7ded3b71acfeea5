// What imports stand on: their folder, and what ends the running ones when the shop stops.

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
