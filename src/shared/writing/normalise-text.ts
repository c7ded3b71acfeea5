// A short text as the shop keeps it, whatever it was copied from: composed letters, single blanks, and no
// sign that nobody can see. What is compared, printed or searched for (names, codes, addresses, titles,
// questions) goes through here at every door.

/** Format signs, and letters that are drawn as nothing. */
const HIDDEN = /\p{Cf}|\u034f|\u115f|\u1160|\u2800|\u3164|\uffa0/gu;
const BLANKS = /[\p{Cc}\s]+/gu;

/** Scripts in which a joiner changes how a word is written. */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}`;
const IN_A_WORD = new RegExp(`[${JOINED}]\\p{M}*$`, 'u');
const GOES_ON = new RegExp(`^[${JOINED}]`, 'u');
const IN_AN_EMOJI = /(?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})$/u;
const TAGGED = /\p{Extended_Pictographic}[\u{e0020}-\u{e007e}]*$/u;

/** Longest piece an emoji with its marks takes before a sign. */
const BEFORE = 24;

/**
 * One line, never with signs nobody sees; joiners stay inside emoji and in the words of Persian and Indic
 * scripts.
 */
export function normaliseText(text: string): string {
  return visible(text).replace(BLANKS, ' ').trim();
}

/**
 * The same of a code that people copy (coupon, order number, postal code, telephone): any dash is a hyphen,
 * and wide letters and the digits of every script are those of a keyboard here.
 */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/[\p{Variation_Selector}\ufffc]/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, digitOf);
}

const DIGIT = /^\p{Nd}$/u;

/** The digits of a script stand together, from 0 to 9. */
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

/** Longer texts, and those of several lines, are written by somebody at leisure and stay as they are. */
const SHORT = 300;
const DEEPEST = 12;
/** A password is every sign of it, and of an address to go to the schema judges what was sent. */
const AS_TYPED = /password|secret|signature|url|return|redirect/i;

/**
 * What came in at a door, with every short text of it as `shortText` makes it; a NUL is left for the schema
 * to refuse.
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

/** The same of a form of a page. */
export function normaliseForm(form: FormData): FormData {
  const tidy = new FormData();
  for (const [name, value] of form)
    tidy.append(name, typeof value === 'string' && isShort(value) ? normaliseText(value) : value);
  return tidy;
}

const isShort = (text: string) => text.length <= SHORT && !/[\n\r\0]/.test(text);
