// Prints measures of the code style beside their aims. Exits with 1 when an aim is missed.

import { execFileSync } from 'node:child_process';
import { root } from '../../bootstrap.mjs';
import { readSourceFiles } from '../source-files.mjs';
import { findDutchOutput } from './console-language.ts';
import { npmScripts, readmeCommandRows } from './documented-commands.ts';
import { findLiteralSpreads } from './literal-spreads.ts';
import { findSearchTerms } from './search-terms.ts';
import { findWideComments } from './wide-comments.ts';

const sources = readSourceFiles();
const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { terms, missing } = findSearchTerms(paths.trim().split('\n'));

const figures = [
  atMost('literals spread or destructured to save lines', findLiteralSpreads(sources).length, 0),
  {
    what: `of ${terms.length} search terms, found in a file name or the title of a decision`,
    measured: terms.length - missing.length,
    aim: '≥ 58',
    isMet: terms.length - missing.length >= 58,
  },
  atMost('npm scripts', npmScripts().length, 16),
  atMost('rows of commands in the README', readmeCommandRows().length, 16),
  atMost('lines of comments wider than 110', findWideComments(sources).length, 0),
  atMost('Dutch texts on a console', findDutchOutput(sources).length, 0),
];

for (const { what, measured, aim, isMet } of figures)
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(74)} ${String(measured).padStart(4)}  aim ${aim}`);
if (missing.length > 0) console.log(`not found: ${missing.join(', ')}`);
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;

function atMost(what, measured, most) {
  return { what, measured, aim: `≤ ${most}`, isMet: measured <= most };
}
