// Normalises short texts: composed letters, single spaces, no invisible characters. Everything that is
// compared, printed or searched for (names, codes, addresses, titles, questions) is normalised at every
// input.

/** Matches characters that are invisible: format characters, and letters that are drawn as nothing. */
const HIDDEN = /\p{Cf}|\u034f|\u115f|\u1160|\u2800|\u3164|\uffa0/gu;
const BLANKS = /[\p{Cc}\s]+/gu;

/** Part of a regular expression: the scripts in which an invisible joiner changes the spelling of a word. */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}`;
const IN_A_WORD = new RegExp(`[${JOINED}]\\p{M}*$`, 'u');
const GOES_ON = new RegExp(`^[${JOINED}]`, 'u');
const IN_AN_EMOJI = /(?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})$/u;
const TAGGED = /\p{Extended_Pictographic}[\u{e0020}-\u{e007e}]*$/u;

/**
 * Number of characters before an invisible joiner that are examined to see whether it belongs to an emoji; no
 * emoji with its modifiers is longer.
 */
const BEFORE = 24;

/**
 * Returns the text on one line without invisible characters. Joiners stay in emoji and in words of Persian
 * and Indic scripts.
 */
export function normaliseText(text: string): string {
  return visible(text).replace(BLANKS, ' ').trim();
}

/**
 * Returns the normalised form of a code that people copy (coupon, order number, postal code, telephone). In
 * addition to `normaliseText`, any dash becomes a hyphen, and full-width letters and digits of any script
 * become ASCII.
 */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/[\p{Variation_Selector}\ufffc]/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, digitOf);
}

const DIGIT = /^\p{Nd}$/u;

/**
 * Returns the ASCII digit for a digit of any script. In every script the ten digits have consecutive code
 * points.
 */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function visible(text: string): string {
  return text.normalize('NFC').replace(HIDDEN, (sign, at: number, whole: string) => {
    const before = whole.slice(Math.max(0, at - BEFORE), at);
    const after = whole.slice(at + sign.length);
    return isPart(sign, before, after) ? sign : '';
  });
}

function isPart(sign: string, before: string, after: string): boolean {
  if (sign >= '\u{e0020}' && sign <= '\u{e007f}') return TAGGED.test(before);
  if (sign !== '\u200c' && sign !== '\u200d') return false;
  if (sign === '\u200d' && IN_AN_EMOJI.test(before)) return /^\p{Extended_Pictographic}/u.test(after);
  return IN_A_WORD.test(before) && GOES_ON.test(after);
}

/**
 * Maximum length in characters of a text that is normalised. Longer and multi-line texts stay unchanged,
 * because they were written with care.
 */
const SHORT = 300;
const DEEPEST = 12;
/**
 * Matches names of fields that are not normalised: in a password every character counts, and redirect
 * addresses are validated exactly as sent.
 */
const AS_TYPED = /password|secret|signature|url|return|redirect/i;

/**
 * Returns the input with every short text in it normalised, down to 12 levels of nesting; fields whose name
 * matches `AS_TYPED` stay as typed. A text with a NUL character stays unchanged, so that the schema refuses
 * it.
 */
export function normaliseTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isShort(value) ? normaliseText(value) : value;
  if (depth === DEEPEST || typeof value !== 'object' || value === null || ArrayBuffer.isView(value))
    return value;
  if (Array.isArray(value)) return value.map((each) => normaliseTexts(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      AS_TYPED.test(name) ? each : normaliseTexts(each, depth + 1),
    ]),
  );
}

/** Returns a copy of a page's form with every short text normalised; files are unchanged. */
export function normaliseForm(form: FormData): FormData {
  const tidy = new FormData();
  for (const [name, value] of form)
    tidy.append(name, typeof value === 'string' && isShort(value) ? normaliseText(value) : value);
  return tidy;
}

const isShort = (text: string) => text.length <= SHORT && !/[\n\r\0]/.test(text);
