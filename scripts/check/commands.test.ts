// Tests the commands of package.json: there are few, and each has a row in the README; rarer commands belong
// to `npm run lab` and `npm run ops`. Also tests that no document names a command that does not exist.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { npmScripts, readmeCommandRows } from './style/documented-commands.ts';

const AT_MOST = 16;
/** The commands that npm runs without `run`. */
const SHORT = ['start', 'test'];

const names = npmScripts();
const rows = readmeCommandRows();

/** Returns the npm commands in a text, such as `npm test` or `npm run lab -- chaos`. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)].flatMap(([, isRun, name = '']) => {
    return isRun || SHORT.includes(name) ? [name] : [];
  });
}

it('package.json has at most 16 scripts', () => {
  expect(names.length).toBeLessThanOrEqual(AT_MOST);
});

it('the table of the README has a row for each script and for nothing else', () => {
  expect(rows.flatMap(commandsIn).sort()).toEqual(names.toSorted());
  expect(rows.length).toBeLessThanOrEqual(AT_MOST);
});

it('every command that a document names exists', () => {
  // What an older version called its commands stands in the changelog alone.
  const documents = execFileSync('git', ['ls-files', '*.md', ':!CHANGELOG.md'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const unknown = documents.flatMap((path) => {
    const absent = commandsIn(readFileSync(path, 'utf8')).filter((name) => !names.includes(name));
    return absent.map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
