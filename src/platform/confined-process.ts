// Restricts a child process that parses untrusted bytes with a large library. Node lets the process read its
// own program files and denies all other files, all writing, and further processes and threads.

import type { ForkOptions } from 'node:child_process';
import { createRequire } from 'node:module';

const PACKAGES = /^.*[\\/]node_modules[\\/]/;
const PROGRAMS = /^.*[\\/](?:build|src)[\\/]/;

/**
 * Returns the options to fork a process that may read its own program files only, and may not write or start
 * processes. `program` is the file to run, `library` a package the program uses, `extraArguments` further
 * arguments for Node.
 */
export function confinedForkOptions(
  program: string,
  library: string,
  extraArguments: readonly string[],
): ForkOptions {
  const packages = createRequire(import.meta.url).resolve(library);
  const folders = [PROGRAMS.exec(program), PACKAGES.exec(packages)].flat();
  const read = folders.map((folder) => `--allow-fs-read=${folder}`);
  // It needs no settings of the shop, and none of its secrets.
  return { env: {}, execArgv: ['--permission', ...extraArguments, ...read], serialization: 'advanced' };
}
