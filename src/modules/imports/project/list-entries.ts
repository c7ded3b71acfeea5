// Lists the files of an imported app in the order of a file manager: first the folders, each with the totals
// of its contents, then the files.

import type { CheckedFile } from '../archive/check-content.ts';
import type { EntryKind } from '../contract.ts';
import { classifyFile } from './classify-file.ts';
import { isPartOfApp, pathInProject } from './find-project.ts';

export type ProjectEntry = {
  path: string;
  parent: string;
  kind: EntryKind;
  bytes: number;
  files: number;
  contentStart: number | null;
  packedBytes: number | null;
  deflated: boolean;
};

export function listProjectEntries(checked: readonly CheckedFile[], root: string): ProjectEntry[] {
  const files: ProjectEntry[] = [];
  const folders = new Map<string, ProjectEntry>();
  for (const { path: fullPath, bytes, contentStart, packedBytes, deflated } of checked) {
    const path = isPartOfApp(fullPath) ? pathInProject(fullPath, root) : null;
    if (path === null) continue;
    const parent = parentOf(path);
    files.push({
      path,
      parent,
      kind: classifyFile(path),
      bytes,
      files: 1,
      contentStart,
      packedBytes,
      deflated,
    });
    for (let folder = parent; folder !== ''; folder = parentOf(folder)) addTo(folders, folder, bytes);
  }
  return [...folders.values(), ...files].sort(byFolderAndName);
}

function addTo(folders: Map<string, ProjectEntry>, path: string, bytes: number): void {
  const folder = folders.get(path) ?? newFolder(path);
  folder.bytes += bytes;
  folder.files += 1;
  folders.set(path, folder);
}

function newFolder(path: string): ProjectEntry {
  const empty = { bytes: 0, files: 0, contentStart: null, packedBytes: null, deflated: false };
  return { path, parent: parentOf(path), kind: 'folder', ...empty };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

const byName = new Intl.Collator('nl', { numeric: true });

function byFolderAndName(a: ProjectEntry, b: ProjectEntry): number {
  if ((a.kind === 'folder') !== (b.kind === 'folder')) return a.kind === 'folder' ? -1 : 1;
  return byName.compare(a.path, b.path);
}
