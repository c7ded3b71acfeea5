// Tests that docs/security.md answers every requirement of ASVS 5.0.0, levels 1 and 2, once and names only
// existing tests. Also tests that the production packages contain no development tools.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The numbers of the requirements of levels 1 and 2 in the list OWASP published on 30 May 2025. */
const REQUIREMENTS = `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5
  3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4
  10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1
  13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2`;

const asked = REQUIREMENTS.split(/\s+/).flatMap((range) => {
  const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${section}.${Number(first) + index}`,
  );
});

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split(' | '))
  .map(([numbers = '', , , verdict = '', how = '', tests = '']) => ({
    numbers: numbers.replace('| ', '').split(', '),
    verdict,
    how,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

test('every requirement has one answer', () => {
  expect(asked).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(asked.toSorted());
});

test('every answer is one of four and says how, or why not', () => {
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['met', 'partly', 'not met', 'n/a']));
  expect(rows.filter(({ how }) => how.trim() === '')).toEqual([]);
});

test('every path it names is there', () => {
  const named = [...text.matchAll(/`((?:src|tests|scripts|docs|lab|ops)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => join('docs', path));
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the counts it begins with are those of its rows', () => {
  const count = (wanted: string) =>
    rows.filter(({ verdict }) => verdict === wanted).flatMap(({ numbers }) => numbers).length;
  const said = /(\d+) are met, (\d+) partly, (\d+) are not, (\d+) do not apply/
    .exec(text)
    ?.slice(1)
    .map(Number);
  expect(said).toEqual(['met', 'partly', 'not met', 'n/a'].map(count));
});

test('the list of packages holds what runs with its checksum, and no tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-sbom-'));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['ops/sbom/run.mjs', file], { stdio: 'ignore' });
  const bom = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'zwartwit']);
  const names = bom.components.map(({ name }: { name: string }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
  expect(bom.components.filter(({ hashes }: { hashes?: unknown[] }) => !hashes?.length)).toEqual([]);
});
