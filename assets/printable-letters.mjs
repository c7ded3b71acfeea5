// What the papers of the shop have letters for, out of their fonts: `node assets/printable-letters.mjs`
// writes src/shared/writing/printable-ranges.ts anew when a font came or went.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackFor, hasGlyphs, openFont } from '../src/integrations/pdf-paper/fallback-fonts.ts';

const inRepository = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const own = openFont(readFileSync(inRepository('src/integrations/pdf-paper/fonts/inter-400.ttf')));
const WIDTH = 100;

const ranges = [];
for (let code = 0x20; code <= 0x3ffff; code += 1) {
  if (code >= 0xd800 && code <= 0xf8ff) continue;
  const letter = String.fromCodePoint(code);
  if (!hasGlyphs(own, letter) && fallbackFor(letter) === null) continue;
  const last = ranges.at(-1);
  if (last?.end === code - 1) last.end = code;
  else ranges.push({ start: code, end: code });
}
let before = 0;
const steps = ranges.map(({ start, end }) => {
  const step = `${(start - before).toString(36)}.${(end - start).toString(36)}`;
  before = end;
  return step;
});
const lines = [];
for (const step of steps) {
  const line = lines.at(-1);
  if (line !== undefined && line.length + step.length < WIDTH) lines[lines.length - 1] = `${line} ${step}`;
  else lines.push(step);
}
const text = `// Written by assets/printable-letters.mjs: runs of code points the papers have letters for, each as how far it begins behind the end
// of the one before, and how far it goes on, in base 36.

export const PRINTABLE_RANGES = \`
${lines.join('\n')}\`;
`;
writeFileSync(inRepository('src/shared/writing/printable-ranges.ts'), text);
console.log(
  `${ranges.length} ranges, ${ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0)} letters`,
);
