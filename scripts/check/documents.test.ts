// Tests that all references in the documents exist: links, paths in backticks, and the entries of the index
// of decision records.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const decisions = 'docs/decisions';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const documents = tracked
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const records = documents.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));

function linksOf(text: string) {
  const targets = [...text.matchAll(/\]\(<?([^()\s<>]+)>?\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^([a-z]+:|#|\/)/.test(target));
}

/** True for the paths of an invented provider "mollie" in the example of `npm run new -- provider mollie`. */
const isExample = (path: string) => path.includes('mollie');

function pathsOf(text: string) {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const rooted = /^(src|scripts|tests|docs|lab|demo|database|ops|content)\/[\w./@$-]*\.\w+$/;
  return spans.filter((span) => rooted.test(span) && !isExample(span));
}

it('every relative link of a document leads to a file that exists', () => {
  const broken = documents.flatMap(({ path, text }) => {
    const missing = linksOf(text).filter((target) => {
      return !existsSync(join(root, dirname(path), target.replace(/[#?].*$/, '')));
    });
    return missing.map((target) => `${path}: ${target}`);
  });
  expect(broken).toEqual([]);
});

it('every path a document names in back-ticks exists', () => {
  const broken = documents.flatMap(({ path, text }) => {
    const missing = pathsOf(text).filter((named) => !existsSync(join(root, named)));
    return missing.map((named) => `${path}: ${named}`);
  });
  expect(broken).toEqual([]);
});

it('a decision record is titled by number, subject and decision, has three sections and is in the index', () => {
  const index = readFileSync(join(root, decisions, 'README.md'), 'utf8');
  expect(records).not.toEqual([]);
  expect(new Set(records.map(({ path }) => basename(path).slice(0, 4))).size).toBe(records.length);
  for (const { path, text } of records) {
    const file = basename(path);
    const title = /^# (\d{4}\. [^:\n]+: .+)$/m.exec(text.split('\n')[0] ?? '')?.[1];
    expect(title, `${path} has no title of the form "# NNNN. <Subject>: …"`).toBeDefined();
    expect(title?.slice(0, 4), `${path} has another number in its title`).toBe(file.slice(0, 4));
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
    expect(sections, `${path} has other sections`).toEqual(['Context', 'Decision', 'Consequences']);
    expect(index, `${path} is not in the index`).toContain(`[${title}](${file})`);
  }
});
