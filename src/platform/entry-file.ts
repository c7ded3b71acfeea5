// Locates the file that starts a separate thread or process. No module imports such a file, so the build
// makes it an entry (vite.config.ts).

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns the URL of the file that starts the thread or process `name`. `from` is the URL of the calling
 * module. Throws when the build has no such file.
 */
export function entryFile(name: string, from: string): URL {
  const entry = [`./${name}.js`, `../${name}.js`, `./${name}.ts`]
    .map((candidate) => new URL(candidate, from))
    .find((url) => existsSync(fileURLToPath(url)));
  if (entry === undefined) throw new Error(`${name} is missing from the build`);
  return entry;
}
