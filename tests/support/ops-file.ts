// Reads a file of ops/ and replaces its addresses by addresses of this machine.

import { readFileSync } from 'node:fs';

const OPS = new URL('../../ops/', import.meta.url);

export const readOpsFile = (path: string): string => readFileSync(new URL(path, OPS), 'utf8');

/** Replaces every match of each pattern; throws when a pattern matches nothing. */
export function fillIn(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((filled, [pattern, value]) => {
    if (filled.search(pattern) === -1) throw new Error(`There is no ${pattern} in the file`);
    return filled.replace(pattern, () => value);
  }, text);
}
