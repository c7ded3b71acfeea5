// Copies the built shop as the Containerfile would leave it: production packages only, without the files it
// deletes. Needs no image, so every test run can start it.

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ON_DISK = '/var/tmp';
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Returns the commands of the Containerfile that delete files from the image. */
export function deletionsOf(containerfile: string): string[] {
  const [build = ''] = containerfile.split(/^FROM \$\{BASE\}$/m);
  return build
    .replaceAll('\\\n', ' ')
    .split(/ && |^RUN /m)
    .map((command) => command.trim())
    .filter((command) => /^(rm|find) /.test(command));
}

/** Creates a folder with the files of the container image and returns its path; the caller must delete it. */
export function makeTrimmedShop(): string {
  // Outside the checkout, so that no package of it is found; on a disk that is likely to be its own, so that
  // it costs names and no bytes.
  const folder = mkdtempSync(join(existsSync(ON_DISK) ? ON_DISK : tmpdir(), 'zwartwit-trimmed-'));
  try {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
    for (const name of readdirSync(root))
      if (!ignored.includes(name)) linkTree(join(root, name), join(folder, name));
    linkTree(join(root, 'build'), join(folder, 'build'));
    for (const path of packagesThatRun()) linkTree(join(root, path), join(folder, path));
    for (const command of deletionsOf(readFileSync(join(root, 'ops/container/Containerfile'), 'utf8')))
      execFileSync('sh', ['-c', command], { cwd: folder });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the folders of the packages that are needed at run time and installed on this machine. */
function packagesThatRun(): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?!.*node_modules\/)/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

function linkTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!statSync(from).isDirectory()) linkFile(from, to);
  else linkFolder(from, to);
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) linkTree(join(from, entry.name), join(to, entry.name));
  }
}

/** Creates a hard link, or a copy when the folders are on different disks. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
