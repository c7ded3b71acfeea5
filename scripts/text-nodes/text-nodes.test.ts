// Tests that no page which React updates in the browser contains text that a translating browser would break
// (see find-bare-text.ts). The storefront is not checked, because it is static HTML.

import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../check/source-files.mjs';
import { findBareText } from './find-bare-text.ts';

const root = join(import.meta.dirname, '../..');

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
}

const options = optionsOf(join(root, 'tsconfig.json'));

function findIn(files: readonly string[], host = ts.createCompilerHost(options)): string[] {
  const asked = new Set(files);
  const program = ts.createProgram([...files], options, host);
  return findBareText(program, (path) => asked.has(path)).map(
    ({ file, line, text, why }) => `${file.replace(`${root}/`, '')}:${line} ${why}: ${text}`,
  );
}

it('every text of a hydrated page stands alone in its element, or never changes and nothing comes before it', () => {
  const files = readSourceFiles()
    .filter(({ path }) => /^src\/web\/(?!storefront\/).*\.tsx$/.test(path))
    .map(({ path }) => join(root, path));
  expect(files.length).toBeGreaterThan(300);
  expect(findIn(files)).toEqual([]);
});

/** Lines of a component with the expected message for each. */
const FAULTS: readonly [string, string][] = [
  ['<p>Totaal {total}</p>', 'changes beside others: {total}'],
  ['<p>{open ? <i /> : null}Totaal</p>', 'something before it may come: Totaal'],
  ["<p>{open ? 'ja' : null}<b /></p>", "changes beside others: {open ? 'ja' : null}"],
  ['<div>{open ? <>Totaal</> : null}</div>', 'bare in a fragment: Totaal'],
  ['<div><Maybe />Totaal</div>', 'something before it may come: Totaal'],
  ['<div>{open ? <p>Totaal <b /></p> : <p>Niets</p>}</div>', 'another branch draws the same: Totaal'],
  ['<Beside>{total}</Beside>', 'given beside others: {total}'],
  ['<Beside icon={total}>Kies</Beside>', 'given beside others: total'],
];
const SOUND: readonly string[] = [
  '<p>{total}</p>',
  "<p>{'Totaal '.concat(total)}</p>",
  '<p>Totaal <b>{total}</b> met btw</p>',
  '<p>{open ? <i /> : null}<span>Totaal</span></p>',
  '<p>Totaal {open ? <i /> : null}</p>',
  "<p>{open ? 'ja' : 'nee'}</p>",
  '<ul>{[total].map((one) => <li key={one}>{one}</li>)}</ul>',
  '<div>{open ? <p key="open">Totaal <b /></p> : <p>Niets</p>}</div>',
  '<Beside>Kies</Beside>',
  '<Beside><span>{total}</span></Beside>',
];

const component = (lines: readonly string[]) => `
  import type { ReactNode } from 'react';
  function Maybe() { return Math.random() > 0.5 ? <i /> : null; }
  function Beside({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
    return <p>{children}<b />{icon}</p>;
  }
  export function Lines({ total, open }: { total: string; open: boolean }) {
    return [
      ${lines.map((line, at) => `<div key={${at}}>${line}</div>,`).join('\n      ')}
    ];
  }
`;

it('what changes or may go is found, and nothing else', () => {
  const file = join(root, 'src/web/lines.tsx');
  const text = component([...FAULTS.map(([line]) => line), ...SOUND]);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, text, version, true) : getSourceFile(path, version);
  const found = findIn([file], host).map((each) => each.replace(/^\S+ /, ''));
  expect(found.toSorted()).toEqual(FAULTS.map(([, said]) => said).toSorted());
});
