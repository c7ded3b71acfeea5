// Tests the table of operations commands: every command has a script, ops/README.md contains the same table,
// and `npm run ops` prints it.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from './commands.mjs';

const page = readFileSync('ops/README.md', 'utf8').split('\n');

it('every command has a name of its own and an entry that exists', () => {
  const names = commands.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(commands.filter(({ entry }) => !existsSync(entry)).map(({ name }) => name)).toEqual([]);
});

it('the page has the table of commands as it is', () => {
  const rows = commands.map(({ name, parameters, does }) => {
    return `| \`npm run ops -- ${`${name} ${parameters}`.trimEnd()}\` | ${does} |`;
  });
  expect(page.filter((line) => line.startsWith('| `npm run ops'))).toEqual(rows);
});

it('the page has a row for every folder', () => {
  const folders = readdirSync('ops', { withFileTypes: true }).filter((each) => each.isDirectory());
  const commandFolders = commands.map(({ entry }) => entry.split('/')[1]);
  const rows = page.flatMap((line) => /^\| \[`([\w-]+)`\]/.exec(line)?.[1] ?? []);
  expect([...rows, ...commandFolders].sort()).toEqual(folders.map(({ name }) => name).sort());
});

it('the runner prints every command, and refuses one it does not know', () => {
  const run = (...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/run.mjs', ...parameters], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const listed = run();
  expect(listed.status).toBe(0);
  for (const { name, does } of commands) {
    expect(listed.stdout).toContain(`\n${name}`);
    expect(listed.stdout).toContain(does);
  }
  const unknown = run('nothing');
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toContain('There is no command called nothing.');
});
