// The commands of package.json and the rows of the README that explain them, read from the working directory.

import { readFileSync } from 'node:fs';

/** The first cell of each row. */
export function readmeCommandRows(): string[] {
  return readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .map((line) => line.split('|')[1] ?? '');
}

export function npmScripts(): string[] {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
}
