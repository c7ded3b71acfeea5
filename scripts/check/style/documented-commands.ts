// Reads the commands of package.json and the rows of the README that explain them, from the working
// directory.

import { readFileSync } from 'node:fs';

/** Returns the first cell of each row of the README's table of commands. */
export function readmeCommandRows(): string[] {
  return readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .map((line) => line.split('|')[1] ?? '');
}

export function npmScripts(): string[] {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
}
