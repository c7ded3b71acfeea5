// Lists the files that checks of the sources read: files git tracks, and new files git would track, as they
// are in the working tree.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path) || /^(tests|lab)\//.test(path);

/** @returns {{ path: string, text: string, isTest: boolean }[]} */
export function readSourceFiles(folder = root) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => /\.(tsx?|mts|mjs|css|json)$/.test(path) && existsSync(join(folder, path)))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8'), isTest: isTest(path) }));
}
