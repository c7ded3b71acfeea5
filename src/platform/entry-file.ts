// Where a thread or process of its own starts: a file that nothing imports, so the build makes it an entry
// (vite.config.ts).

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `name` beside the module at `from`: there in source, beside the server's entry or one folder up (from a
 * chunk) in the build.
 */
export function entryFile(name: string, from: string): URL {
  const entry = [`./${name}.js`, `../${name}.js`, `./${name}.ts`]
    .map((candidate) => new URL(candidate, from))
    .find((url) => existsSync(fileURLToPath(url)));
  if (entry === undefined) throw new Error(`${name} is missing from the build`);
  return entry;
}
