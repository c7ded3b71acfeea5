// npm run shape: what a reader of this code feels, with the most each may be and what it is to become. Red when one is over.
// `--list` names the places behind them. A limit is only ever lowered, or raised with a reason in the commit. The number of
// lines has none: a limit on it is met by packing lines (ADR 76).

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, root } from './bootstrap.mjs';
import { linesOf, readSourceFiles } from './shape/source-files.mjs';

ensureInstalled();
const { functionLengths } = await import('./shape/function-lengths.mjs');
const { repeatedLines } = await import('./shape/repeated-lines.mjs');

const LIMITS = JSON.parse(readFileSync(join(root, 'scripts', 'shape', 'limits.json'), 'utf8'));
const MOST_LISTED = 30;

const files = readSourceFiles();
const code = files.filter(({ path }) => /\.(tsx?|mts|mjs)$/.test(path));
const source = code.filter(({ path, isTest }) => path.startsWith('src/') && !isTest);
const total = (some) => some.reduce((sum, { text }) => sum + linesOf(text), 0);
const functions = source.flatMap(functionLengths).sort((one, other) => other.lines - one.lines);
const repeated = repeatedLines(files.filter(({ path }) => !path.endsWith('.json')));

const folders = Object.entries(
  Object.groupBy(
    files.filter(({ path }) => path.startsWith('src/')),
    ({ path }) => dirname(path),
  ),
)
  .filter(([, inside]) => inside.length > 20)
  .sort(([, one], [, other]) => other.length - one.length);
const recipient = source.filter(({ text }) => text.includes('houseNumberAddition'));

const place = ({ path, line, name, lines }) => `${lines} ${name} ${path}:${line}`;
const pair = ({ lines, first, second }) => `${lines} ${first} ~ ${second}`;
const figures = {
  "files that list the recipient's fields": [recipient.length, recipient.map(({ path }) => path)],
  'functions over 80 lines': [
    functions.filter(({ lines }) => lines > 80).length,
    functions.filter(({ lines }) => lines > 80).map(place),
  ],
  'functions over 60 lines': [
    functions.filter(({ lines }) => lines > 60).length,
    functions.filter(({ lines }) => lines > 60).map(place),
  ],
  'folders with more than 20 files': [
    folders.length,
    folders.map(([folder, inside]) => `${inside.length} ${folder}`),
  ],
  'places that share 6 lines to the letter': [
    repeated.letter,
    repeated.pairs.filter(({ letter }) => letter).map(pair),
  ],
  'of these in shape, per 10,000 lines of source': [
    Math.round((repeated.shape / total(source)) * 10_000),
    repeated.pairs.map(pair),
  ],
};

for (const [name, [value, places = []]] of Object.entries(figures)) {
  const { limit, aim } = LIMITS[name];
  const isOver = value > limit;
  if (isOver) process.exitCode = 1;
  console.log(
    `${isOver ? '✗' : '✓'} ${name.padEnd(42)} ${String(value).padStart(7)}   at most ${String(limit).padStart(6)}   aim ${String(aim).padStart(6)}`,
  );
  if (isOver || process.argv.includes('--list'))
    for (const line of places.slice(0, MOST_LISTED)) console.log(`      ${line}`);
}
