// A file of ops/ as operators get it, with the addresses of this machine in the place of theirs.

import { readFileSync } from 'node:fs';

const OPS = new URL('../../ops/', import.meta.url);

export const readOpsFile = (path: string): string => readFileSync(new URL(path, OPS), 'utf8');

/** Puts a value everywhere a pattern is found; throws for a pattern that is nowhere. */
export function fillIn(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((filled, [pattern, value]) => {
    if (filled.search(pattern) === -1) throw new Error(`There is no ${pattern} in the file`);
    return filled.replace(pattern, () => value);
  }, text);
}
