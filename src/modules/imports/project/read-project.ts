// Reads the package.json of an imported app from the archive and determines the kind of app.

import { readStart, unpack } from '../archive/read-content.ts';
import type { WindowedFile } from '../archive/windowed-file.ts';
import type { Project } from '../contract.ts';
import type { ProjectEntry } from './list-entries.ts';
import { recogniseProject } from './recognise-project.ts';

/** The maximum size in bytes of the imported app's package.json. A larger one is ignored. */
const MAX_BYTES = 1024 ** 2;

export async function readProject(
  file: WindowedFile,
  root: string,
  entries: readonly ProjectEntry[],
): Promise<Project> {
  const paths = entries.map(({ path }) => path);
  const packageEntry = entries.find(({ path }) => path === 'package.json');
  if (!packageEntry || packageEntry.contentStart === null || packageEntry.packedBytes === null)
    throw new Error('A project without package.json came this far');
  const place = {
    contentStart: packageEntry.contentStart,
    packedBytes: packageEntry.packedBytes,
    deflated: packageEntry.deflated,
  };
  const { start, isAll } = await readStart(unpack(file, place), MAX_BYTES);
  return recogniseProject(root, isAll ? start.toString('utf8') : '', paths);
}
