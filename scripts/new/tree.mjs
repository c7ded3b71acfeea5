// What is going to be written, kept back until everything is known to fit: a refusal leaves no half of a
// thing behind.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Told as one sentence to whoever typed the command. */
export class Refused extends Error {
  name = 'Refused';
}

/** The files below a root, as they will be. */
export function openTree(root) {
  const written = new Map();
  const touched = new Map();
  const read = (path) => touched.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    read,
    /** A file that is not there yet. */
    add(path, text) {
      if (existsSync(join(root, path))) throw new Refused(`There is a ${path} already.`);
      written.set(path, text);
    },
    /** Lines before the one line of a file that begins so. */
    insertBefore(path, beginning, lines) {
      const before = read(path);
      const found = before.split(`\n${beginning}`).length - 1;
      if (found !== 1) throw new Error(`${path} has ${found} lines that begin with "${beginning}", not one.`);
      touched.set(
        path,
        before.replace(`\n${beginning}`, () => `\n${lines}\n${beginning}`),
      );
    },
    /** Writes it all; answers the paths. */
    save() {
      for (const [path, text] of [...written, ...touched]) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return { written: [...written.keys()], touched: [...touched.keys()] };
    },
  };
}
