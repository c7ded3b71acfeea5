// Tests that every path that code joins to the root of the repository exists, if it names a file with an
// extension. The compiler does not check such paths, so a moved file would be missed only when the command
// runs. Test files may use invented paths.

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.mjs';

const JOINED = /join\(\s*root,((?:\s*'[^']+',?)+)\s*\)/g;
/** Made by installing, by a build or by a test. */
const MADE = /^(node_modules|build|coverage|\.)/;

function joinedPaths(text: string): string[] {
  return [...text.matchAll(JOINED)].map(([, parts = '']) =>
    [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
  );
}

it('reads the parts of a path', () => {
  expect(joinedPaths("launch(join(root, 'lab', 'screens', 'a.mjs'))")).toEqual(['lab/screens/a.mjs']);
});

it('every joined path of a file of this repository exists', () => {
  const absent = readSourceFiles().flatMap(({ path, text }) =>
    path.endsWith('.test.ts')
      ? []
      : joinedPaths(text)
          .filter((joined) => /\.\w+$/.test(joined) && !MADE.test(joined) && !existsSync(joined))
          .map((joined) => `${path}: ${joined}`),
  );
  expect(absent).toEqual([]);
});
