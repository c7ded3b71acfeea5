// Locates the file that starts a separate thread or process. No module imports such a file, so the build
// makes it an entry (vite.config.ts).

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns the URL of entry `name`: beside the module at `from` in source; beside the server's entry, or one
 * folder above a chunk, in the build. Throws when it is missing.
 */
export function entryFile(name: string, from: string): URL {
  const entry = [`./${name}.js`, `../${name}.js`, `./${name}.ts`]
    .map((candidate) => new URL(candidate, from))
    .find((url) => existsSync(fileURLToPath(url)));
  if (entry === undefined) throw new Error(`${name} is missing from the build`);
  return entry;
}
