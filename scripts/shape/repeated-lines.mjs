// Pairs of places that share six or more lines: to the letter, or in shape, where names, texts and numbers differ.
// Blank lines, comments, imports and lone punctuation are passed over; a run in more than eight places is an idiom.

const LEAST_LINES = 6;
const MOST_PLACES = 8;

const WORDS = new Set(
  'as async await break case catch class const continue default delete else export extends false finally for from function if import in instanceof interface keyof let new null of return satisfies static switch this throw true try type typeof undefined var void while yield'.split(
    ' ',
  ),
);

/** @returns {{ letter: number, shape: number, pairs: { first: string, second: string, lines: number, letter: boolean }[] }} */
export function repeatedLines(files) {
  const read = files.map(({ path, text }) => ({ path, lines: meaningfulLines(text) }));
  const letter = pairsOf(read, ({ text }) => text);
  const shape = pairsOf(read, ({ shape }) => shape);
  const pairs = [...shape.values()].map((pair) => ({ ...pair, letter: letter.has(pair.key) }));
  for (const [key, pair] of letter) if (!shape.has(key)) pairs.push({ ...pair, letter: true });
  pairs.sort((one, other) => other.lines - one.lines);
  return { letter: letter.size, shape: pairs.length, pairs };
}

function meaningfulLines(text) {
  const kept = [];
  let comment = false;
  let bringsIn = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim().replace(/\s+/g, ' ');
    if (comment || line.startsWith('/*')) {
      comment = !line.includes('*/');
      continue;
    }
    if (bringsIn || /^(import|export) [^=(]*(\{|from)/.test(line)) {
      bringsIn = !/ from '|^\} from|;$/.test(line);
      continue;
    }
    if (line.startsWith('//') || !/[\p{L}\p{N}]/u.test(line)) continue;
    kept.push({ number: index + 1, text: line, shape: shapeOf(line) });
  }
  return kept;
}

const shapeOf = (line) =>
  line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '"')
    .replace(/[\p{L}_$][\p{L}\p{N}_$-]*/gu, (word) => (WORDS.has(word) ? word : 'n'))
    .replace(/\d[\d_.]*/g, '0');

/** Maximal runs, one row per pair of files: what two files share is one place to look. */
function pairsOf(files, keyOf) {
  const windows = new Map();
  for (const [file, { lines }] of files.entries()) {
    const keys = lines.map(keyOf);
    for (let start = 0; start + LEAST_LINES <= keys.length; start += 1) {
      const key = keys.slice(start, start + LEAST_LINES).join('\n');
      // A list of short words is data, not code that stands twice.
      if (key.length < LEAST_LINES * 8) continue;
      const places = windows.get(key) ?? [];
      places.push({ file, start });
      windows.set(key, places);
    }
  }
  const pairs = new Map();
  for (const places of windows.values()) {
    if (places.length < 2 || places.length > MOST_PLACES) continue;
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) count(pairs, files, one, other);
  }
  return pairs;
}

function count(pairs, files, one, other) {
  if (one.file === other.file && Math.abs(one.start - other.start) < LEAST_LINES) return;
  const key = `${one.file} ${other.file}`;
  const at = ({ file, start }) => `${files[file].path}:${files[file].lines[start].number}`;
  const pair = pairs.get(key) ?? { key, first: at(one), second: at(other), lines: LEAST_LINES - 1 };
  pair.lines += 1;
  pairs.set(key, pair);
}
