// Fallback fonts (Noto, from npm packages) for scripts that the shop's own fonts lack. A font file is read
// when a document first needs it, and stays open. A character in none of the fonts is drawn as a box;
// `src/shared/writing/printable-characters.ts` finds such characters before a document is made.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const packages = createRequire(import.meta.url);

/**
 * The scripts with fallback fonts of their own, each with the pattern of its characters. A character is
 * looked up in the fonts of its own script and then in those for any script; the first font that contains it
 * draws it.
 */
const SCRIPTS = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  armenian: /\p{Script_Extensions=Armenian}/u,
  bengali: /\p{Script_Extensions=Bengali}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  ethiopic: /\p{Script_Extensions=Ethiopic}/u,
  georgian: /\p{Script_Extensions=Georgian}/u,
  gujarati: /\p{Script_Extensions=Gujarati}/u,
  gurmukhi: /\p{Script_Extensions=Gurmukhi}/u,
  hebrew: /\p{Script_Extensions=Hebrew}/u,
  kannada: /\p{Script_Extensions=Kannada}/u,
  khmer: /\p{Script_Extensions=Khmer}/u,
  lao: /\p{Script_Extensions=Lao}/u,
  malayalam: /\p{Script_Extensions=Malayalam}/u,
  myanmar: /\p{Script_Extensions=Myanmar}/u,
  oriya: /\p{Script_Extensions=Oriya}/u,
  sinhala: /\p{Script_Extensions=Sinhala}/u,
  tamil: /\p{Script_Extensions=Tamil}/u,
  telugu: /\p{Script_Extensions=Telugu}/u,
  thaana: /\p{Script_Extensions=Thaana}/u,
  thai: /\p{Script_Extensions=Thai}/u,
} as const;

const EUROPEAN = /[\p{Script_Extensions=Latin}\p{Script_Extensions=Greek}\p{Script_Extensions=Cyrillic}]/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u;
const ANY = /./su;

type Fallback = { file: string; for: RegExp };

const sans = (family: string, subset: string) =>
  `@fontsource/noto-sans${family}/files/noto-sans${family}-${subset}-400-normal.woff`;
const googleFont = (family: string, name: string) =>
  `@expo-google-fonts/${family}/400Regular/${name}_400Regular.ttf`;

const FALLBACKS: readonly Fallback[] = [
  ...['latin', 'latin-ext', 'greek-ext', 'cyrillic-ext'].map((subset) => ({
    file: sans('', subset),
    for: EUROPEAN,
  })),
  ...Object.entries(SCRIPTS).map(([script, letters]) => ({ file: sans(`-${script}`, script), for: letters })),
  {
    file: '@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal.woff',
    for: /\p{Script_Extensions=Tibetan}/u,
  },
  { file: googleFont('noto-emoji', 'NotoEmoji'), for: EMOJI },
  { file: googleFont('noto-sans-kr', 'NotoSansKR'), for: /\p{Script_Extensions=Hangul}/u },
  // All Chinese characters of Unicode's first block, simplified and traditional, and Japanese syllables.
  { file: googleFont('noto-sans-sc', 'NotoSansSC'), for: ANY },
  { file: sans('-symbols', 'symbols'), for: ANY },
  { file: sans('-symbols-2', 'symbols'), for: ANY },
  { file: sans('-math', 'latin'), for: ANY },
  { file: googleFont('noto-emoji', 'NotoEmoji'), for: ANY },
];

const opened = new Map<string, { bytes: Buffer; font: Font }>();

/**
 * Opens a fallback font, once per process. `bytes` is the content of its file, which the PDF needs to embed
 * the glyphs it uses.
 */
export function openFallback(file: string): { bytes: Buffer; font: Font } {
  const openedFont = opened.get(file);
  if (openedFont) return openedFont;
  const bytes = readFileSync(packages.resolve(file));
  const open = { bytes, font: openFont(bytes) };
  opened.set(file, open);
  return open;
}

/** Opens a font file with a single font; throws for a collection of fonts. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('A collection of fonts is no font');
  return font;
}

/** Matches characters that are not drawn themselves but change how their neighbours are drawn. */
const NOT_DRAWN = /\p{Cf}|\p{Variation_Selector}/gu;

export function hasGlyphs(font: Font, letters: string): boolean {
  return [...letters.replace(NOT_DRAWN, '')].every((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/**
 * Returns the first fallback font with glyphs for a letter and its combining marks; null when no font has all
 * of them.
 */
export function fallbackFor(letters: string): string | null {
  const fits = ({ file, for: which }: Fallback) =>
    which.test(letters) && hasGlyphs(openFallback(file).font, letters);
  return FALLBACKS.find(fits)?.file ?? null;
}
