// What a process may do in which a stranger's bytes meet a large library: read the programs it consists of.
// Node refuses it every other file, all writing, and further processes and threads.

import type { ForkOptions } from 'node:child_process';
import { createRequire } from 'node:module';

const PACKAGES = /^.*[\\/]node_modules[\\/]/;
const PROGRAMS = /^.*[\\/](?:build|src)[\\/]/;

/** `program` is its file, `library` a package it uses, and `further` what else Node is told. */
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
