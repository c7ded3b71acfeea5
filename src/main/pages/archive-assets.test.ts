import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveAssets, assetArchiveFolder } from './archive-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-24T12:00:00Z');

/**
 * Simulates the start of a version of the shop with these browser files; returns the names of all archived
 * files.
 */
async function comeUp(version: string, files: string[]): Promise<string[]> {
  const client = join(folder, version);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(client, 'assets', file), version);
  await archiveAssets(client, folder, { now: () => NOW });
  return readdirSync(assetArchiveFolder(folder)).sort();
}

test('the files of the version before stay beside those of this one', async () => {
  expect(await comeUp('one', ['start-a.js', 'shared.js'])).toEqual(['shared.js', 'start-a.js']);
  expect(await comeUp('two', ['start-b.js', 'shared.js'])).toEqual(['shared.js', 'start-a.js', 'start-b.js']);
});

test('what no version of the last sixty days had is taken away', async () => {
  await comeUp('one', ['start-a.js', 'shared.js']);
  const longAgo = new Date('2026-09-20T12:00:00Z');
  for (const file of ['start-a.js', 'shared.js'])
    utimesSync(join(assetArchiveFolder(folder), file), longAgo, longAgo);
  expect(await comeUp('two', ['start-b.js', 'shared.js'])).toEqual(['shared.js', 'start-b.js']);
});
