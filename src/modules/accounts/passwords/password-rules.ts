// Refuses new passwords that are easy to guess, even long ones: common passwords, also with digits or signs
// around them or with common substitutions (@ for a, 0 for o). A password may contain a common word only if
// enough other letters remain.

import { COMMON_PASSWORDS } from '#content/passwords/common-passwords.ts';

const SWAPS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb',
];
/**
 * The minimum number of different characters in a password. Also the minimum number of letters that must
 * remain when the username, the shop's name and common passwords are taken out of it.
 */
const MIN_SIGNS = 6;

/**
 * Returns the reason to refuse a password, in Dutch; null when the password is acceptable. The minimum length
 * is checked by the API contract instead.
 */
export async function weaknessOf(password: string, username: string): Promise<string | null> {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < MIN_SIGNS) return 'Dit wachtwoord herhaalt zich te veel';
  if (isRow(lower)) return 'Een rij van toetsen of cijfers is te makkelijk te raden';
  const rest = remainder(lower, [username.toLowerCase(), 'zwartwit', ...COMMON_PASSWORDS]);
  const isKnown = rest.length < MIN_SIGNS || (await isCommon([lower, ...spellingsOf(core(lower))]));
  return isKnown ? 'Dit wachtwoord is te makkelijk te raden' : null;
}

/** Returns two spellings: the text as typed, and the text with common substitutions undone (0 becomes o). */
function spellingsOf(lower: string): string[] {
  return [lower, Array.from(lower, (sign) => SWAPS[sign] ?? sign).join('')];
}

/** Returns the text without the digits and signs at its beginning and end. */
function core(lower: string): string {
  return lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/**
 * Removes all `words` from the text and returns the remaining letters. Does this for both spellings
 * (`spellingsOf`) and returns the shorter result.
 */
function remainder(lower: string, words: readonly string[]): string {
  const rests = spellingsOf(lower).map((spelling) =>
    words
      .filter((word) => word.length > 2)
      .toSorted((a, b) => b.length - a.length)
      .reduce((text, word) => text.replaceAll(word, ' '), spelling)
      .replaceAll(/[^\p{L}]/gu, ''),
  );
  return rests.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

function isRow(lower: string): boolean {
  return ROWS.some((row) => {
    const both = [row.repeat(3), Array.from(row.repeat(3)).reverse().join('')];
    return both.some((line) => line.includes(lower));
  });
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** Returns true when one of the lower-case spellings is on the list of common passwords. */
async function isCommon(spellings: readonly string[]): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const known = await commonPasswords;
  return spellings.some((spelling) => known.has(spelling));
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
