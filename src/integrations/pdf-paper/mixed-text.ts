// Draws text in several scripts: each letter in the first font that has it, line breaks by language,
// right-to-left scripts in their own order. A paragraph that the shop's own font covers completely is drawn
// by the PDF library.

import bidiFactory from 'bidi-js';
import type { BrandFont } from './brand-fonts.ts';
import { openBrandFont } from './brand-fonts.ts';
import { fallbackFor, hasGlyphs, openFallback } from './fallback-fonts.ts';
import type { Sheet } from './structure.ts';

export type Setting = { font: BrandFont; size: number; width: number; lineGap: number; spacing: number };
type Align = 'left' | 'right' | 'center';
type Run = { font: string; text: string };

/**
 * Matches texts that consist of characters all the shop's own fonts have; no font need be looked up for them.
 */
const EVERYDAY = /^[\u0020-\u007e\u00a0-\u0148\u014a-\u017e\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/u;

export function needsFallbackFont(text: string, font: BrandFont): boolean {
  return !EVERYDAY.test(text) && !hasGlyphs(openBrandFont(font), text.replaceAll(/\s/g, ''));
}

/** Draws one paragraph below `y`. Returns the y position of the next paragraph. */
export function drawMixed(
  sheet: Sheet,
  text: string,
  at: { x: number; y: number; align: Align },
  setting: Setting,
): number {
  const { font, size, width, spacing } = setting;
  const step = lineHeight(sheet, setting);
  let { y } = at;
  for (const line of brokenLines(sheet, text, setting)) {
    const runs = visualRuns(line, font);
    const rest = width - widthOf(sheet, runs, setting);
    let x = at.x + (at.align === 'left' ? 0 : at.align === 'right' ? rest : rest / 2);
    const baseline = y + ascentOf(font) * size;
    // Screen readers and copying get the text as it was written, not in the order of its glyphs. Readers
    // reorder right-to-left text by themselves.
    const isSpan = !FROM_RIGHT.test(line);
    if (isSpan) sheet.markContent('Span', { actual: line });
    for (const run of runs) {
      use(sheet, run.font, size);
      sheet.text(run.text, x, baseline, { ...asOne(run), characterSpacing: spacing, baseline: 'alphabetic' });
      x += widthOf(sheet, [run], setting);
    }
    if (isSpan) sheet.endMarkedContent();
    y += step;
  }
  sheet.x = at.x;
  sheet.y = y;
  return y;
}

export function mixedHeight(sheet: Sheet, text: string, setting: Setting): number {
  return brokenLines(sheet, text, setting).length * lineHeight(sheet, setting);
}

/**
 * Returns options with which the PDF library draws a run of text as a whole. The library splits a run into
 * words only when no font features are given, so a list of features is given even when it is empty.
 */
function asOne({ font, text }: Run) {
  const options = { features: [], lineBreak: false };
  // The library's types allow only a list of features, but an object can also turn features off.
  if (!isShaped(font, text)) Reflect.set(options, 'features', WITHOUT_MARKS);
  return options;
}

/**
 * Font features that turn off the positioning of combining marks. fontkit 2.0.4 throws when a font gives a
 * mark no position on its letter (శ్రీ, ਪੰ).
 */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false, curs: false };

function isShaped(font: string, text: string): boolean {
  if (!isFallback(font)) return true;
  try {
    openFallback(font).font.layout(text, []);
    return true;
  } catch {
    return false;
  }
}

const isFallback = (font: string) => font.startsWith('@');

function use(sheet: Sheet, font: string, size: number): void {
  if (!isRegistered(sheet, font)) sheet.registerFont(font, openFallback(font).bytes);
  sheet.font(font).fontSize(size);
}

const registered = new WeakMap<Sheet, Set<string>>();

function isRegistered(sheet: Sheet, font: string): boolean {
  if (!isFallback(font)) return true;
  const registeredFonts = registered.get(sheet) ?? new Set<string>();
  registered.set(sheet, registeredFonts);
  const isKnown = registeredFonts.has(font);
  registeredFonts.add(font);
  return isKnown;
}

function lineHeight(sheet: Sheet, { font, size, lineGap }: Setting): number {
  return sheet.font(font).fontSize(size).currentLineHeight(true) + lineGap;
}

function ascentOf(font: BrandFont): number {
  const { ascent, unitsPerEm } = openBrandFont(font);
  return ascent / unitsPerEm;
}

function widthOf(sheet: Sheet, runs: readonly Run[], { size, spacing }: Setting): number {
  let width = 0;
  for (const run of runs) {
    use(sheet, run.font, size);
    width += sheet.widthOfString(run.text, { ...asOne(run), characterSpacing: spacing });
  }
  return width;
}

/** Matches scripts that write no spaces between words. */
const WITHOUT_BLANKS = new RegExp(
  `[${['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan'].map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);
const words = new Intl.Segmenter('und', { granularity: 'word' });
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const segmentsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

function brokenLines(sheet: Sheet, text: string, setting: Setting): string[] {
  const fits = (line: string) =>
    widthOf(sheet, fontRuns(line.trimEnd(), setting.font), setting) <= setting.width + 0.01;
  const lines: string[] = [];
  let line = '';
  const add = (segmentText: string) => {
    if (line === '' || fits(line + segmentText)) {
      line += segmentText;
      return;
    }
    lines.push(line.trimEnd());
    line = segmentText.trimStart();
  };
  for (const word of text.split(/(?<= )/)) {
    const parts = WITHOUT_BLANKS.test(word) ? segmentsOf(words, word) : [word];
    for (const part of parts) {
      if (fits(part)) add(part);
      else for (const letter of segmentsOf(letters, part)) add(letter);
    }
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Splits a text into runs of one font each, in reading order. */
function fontRuns(text: string, baseFont: BrandFont): Run[] {
  const runs: Run[] = [];
  for (const letter of segmentsOf(letters, text)) {
    for (const { font, text: runText } of fontsOf(letter, baseFont)) {
      const last = runs.at(-1);
      if (last?.font === font) last.text += runText;
      else runs.push({ font, text: runText });
    }
  }
  return runs;
}

/**
 * Returns the fonts for a letter with its combining marks: a single font for all of them, or one font per
 * character when no font has all.
 */
function fontsOf(letter: string, baseFont: BrandFont): Run[] {
  if (HIDDEN.test(letter)) return [];
  const font = fontOf(letter, baseFont);
  if (font !== null) return [{ font, text: letter }];
  return Array.from(letter, (sign) => ({ font: fontOf(sign, baseFont), text: sign })).flatMap(
    ({ font, text }) => (font !== null ? { font, text } : MARK.test(text) ? [] : { font: baseFont, text }),
  );
}

/**
 * Matches a combining mark. A mark that no font has is left out, and its letter is drawn without the mark and
 * without a box.
 */
const MARK = /^\p{M}$/u;
/** Matches a control or format character, which is not drawn. */
const HIDDEN = /^[\p{Cc}\p{Cf}]$/u;

/**
 * Returns the font for a letter; null when no font has it. A letter missing in the wordmark font is drawn in
 * the bold text font.
 */
function fontOf(letter: string, baseFont: BrandFont): string | null {
  const isOf = (font: BrandFont) => /^\s*$/.test(letter) || hasGlyphs(openBrandFont(font), letter);
  if (isOf(baseFont)) return baseFont;
  if (baseFont === 'wordmark' && isOf('strong')) return 'strong';
  return fallbackFor(letter);
}

const bidi = bidiFactory();
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

type Levelled = Run & { level: number };

/** Splits a line into runs of one font and direction each, in order from left to right (Unicode annex 9). */
function visualRuns(line: string, baseFont: BrandFont): Run[] {
  if (!FROM_RIGHT.test(line)) return fontRuns(line, baseFont);
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: Levelled[] = [];
  let start = 0;
  for (let end = 1; end <= line.length; end += 1) {
    if (end < line.length && levels[end] === levels[start]) continue;
    const level = levels[start] ?? 0;
    runs.push(...fontRuns(line.slice(start, end), baseFont).map((run) => ({ ...run, level })));
    start = end;
  }
  return inVisualOrder(runs).map(({ font, text, level }) => ({ font, text: asDrawn(text, level) }));
}

/**
 * Puts runs in the order in which they appear on the page: for each embedding level, from the deepest to 1,
 * the sequences at or above that level are reversed.
 */
function inVisualOrder(runs: Levelled[]): Levelled[] {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end + 1;
    }
  }
  return ordered;
}

/**
 * Returns the text of a run in the order the font library expects. The library reverses right-to-left scripts
 * by itself, and nothing else.
 */
function asDrawn(text: string, level: number): string {
  const isFromRight = level % 2 === 1;
  const mirrored = isFromRight
    ? Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('')
    : text;
  return FROM_RIGHT.test(text) === isFromRight
    ? mirrored
    : segmentsOf(letters, mirrored).toReversed().join('');
}
