// Collects the files to write until all changes are known to fit, so that a refusal leaves nothing half done.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An error whose message is shown to the user of the command in one sentence. */
export class Refused extends Error {
  name = 'Refused';
}

/** Opens a folder and returns its files as they will be after `save`. */
export function openTree(root) {
  const written = new Map();
  const touched = new Map();
  const read = (path) => touched.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    read,
    /** Adds a new file; throws `Refused` when it exists already. */
    add(path, text) {
      if (existsSync(join(root, path))) throw new Refused(`There is a ${path} already.`);
      written.set(path, text);
    },
    /** Inserts lines before the only line of a file that starts with `beginning`. */
    insertBefore(path, beginning, lines) {
      const before = read(path);
      const found = before.split(`\n${beginning}`).length - 1;
      if (found !== 1) throw new Error(`${path} has ${found} lines that begin with "${beginning}", not one.`);
      touched.set(
        path,
        before.replace(`\n${beginning}`, () => `\n${lines}\n${beginning}`),
      );
    },
    /** Writes all changes and returns their paths. */
    save() {
      for (const [path, text] of [...written, ...touched]) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return { written: [...written.keys()], touched: [...touched.keys()] };
    },
  };
}
