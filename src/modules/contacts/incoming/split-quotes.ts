// Separates the sender's own text from the earlier mails quoted below it. Quotes are recognised by the lines
// with which mail programs introduce them. The code takes linear time, because the text comes from a
// stranger.

/** The maximum number of characters of a mail in which quotes are searched. */
const MAX_SCANNED = 100_000;
/** The maximum number of characters of a mail that are stored. */
const MAX_LENGTH = 20_000;

/**
 * The word "wrote" in several European languages, to find the lines that introduce a quoted mail; part of a
 * regular expression.
 */
const WROTE =
  'schreef|wrote|schrieb|a écrit|ha scritto|escribió|escreveu|skrev|kirjoitti|napisał(?:\\(a\\))?|napsal(?:\\(a\\))?|írta|yazdı';
/**
 * The words before a date at the beginning of a line such as "Op 3 mei schreef Anna", as part of a regular
 * expression.
 */
const DAY = 'op|on|am|le|il|el|em|den|dne';

/**
 * Matches the lines with which mail programs introduce a quoted mail, such as "Op 3 mei schreef Anna:". The
 * quote lasts to the end of the mail. Such a line may be wrapped over several lines.
 */
const OPENINGS: readonly RegExp[] = [
  new RegExp(`^(?:${DAY}) (?=.{0,80}\\d).{4,300}(?<=[\\s(])(?:${WROTE})(?!\\p{L}).{0,200}:$`, 'iu'),
  /^op (?=.{0,80}\d).{4,300}\b(heeft|hebben) .{1,200}\bgeschreven\s?:$/iu,
  /^am (?=.{0,80}\d).{4,300}\b(hat|haben) .{1,200}\bgeschrieben\s?:$/iu,
  new RegExp(`^.{3,200}<[^<>\\s]{3,200}>.{0,80}(?<=\\s)(?:${WROTE})(?!\\p{L}).{0,80}:$`, 'iu'),
  new RegExp(`^.{2,100} (?:${WROTE}) (?:op|on|am|le) (?=.{0,40}\\d{4}).{6,80}:$`, 'iu'),
  /^(?=.{0,60}\d{4}).{8,200}<[^<>\s]{3,200}>(?: \p{L}+(?:\(a\))?)?\s?:$/iu,
];
const FORWARDED =
  "oorspronkelijk(?:e)? bericht|origineel bericht|doorgestuurd bericht|original message|forwarded message|ursprüngliche nachricht|original-nachricht|weitergeleitete nachricht|message d['’]origine|message original|message transféré|mensaje original|messaggio originale";
const BEGINNINGS: readonly RegExp[] = [
  ...OPENINGS,
  new RegExp(`^[-_]{2,12}\\s*(?:${FORWARDED})`, 'iu'),
  /^(begin doorgestuurd bericht|begin forwarded message|anfang der weitergeleiteten nachricht|début du message (transféré|réexpédié))\s?:$/iu,
  /^_{20,}$/u,
];
/**
 * Matches the first part of a line such as "Op 3 mei schreef Anna:", which introduces a quoted mail and may
 * continue on the next line.
 */
const MAY_BE_BROKEN = new RegExp(`^(?:${DAY}) .*\\d`, 'iu');
const MAX_OPENING_LINES = 4;
/**
 * The names of the fields, except the sender's, in the header that Outlook writes above a quoted mail, such
 * as "Verzonden" and "Onderwerp"; part of a regular expression. At least three such lines, one of them the
 * sender's, count as a header.
 */
const HEAD_NAMES =
  'verzonden|sent|gesendet|envoyé|enviado|inviato|aan|to|an|à|para|a|cc|datum|date|fecha|data|onderwerp|subject|betreff|objet|asunto|oggetto';
const FROM_NAMES = 'van|from|von|de|da';
const headOf = (names: string) =>
  new RegExp(`^\\*{0,2}(?:${names})\\s?(?::\\*{0,2}|\\*{1,2}\\s?:)(?:\\s|$)`, 'iu');
const FROM_LINE = headOf(FROM_NAMES);
const HEAD = headOf(`${FROM_NAMES}|${HEAD_NAMES}`);
const MAX_LINE_LENGTH = 1000;

/**
 * Splits a mail into the sender's text and the quoted mails. `quoted` is empty when they cannot be separated,
 * for example when the answer is below or between the quotes.
 */
export function splitQuotes(mail: string): { text: string; quoted: string } {
  const lines = mail.slice(0, MAX_SCANNED).replaceAll('\r\n', '\n').split('\n');
  const end = lastQuote(lines);
  const at = lines.findIndex((_line, index) => index >= end || beginsQuote(lines, index));
  const text = (at < 0 ? lines : lines.slice(0, at)).join('\n').trim();
  if (at < 0 || text === '' || isAnsweredBetween(lines, at, end))
    return { text: shortened(lines.join('\n').trim()), quoted: '' };
  return { text: shortened(text), quoted: shortened(lines.slice(at).join('\n').trim()) };
}

/**
 * Returns true when other lines follow the first quoted lines (">"), so the sender wrote the answer between
 * the quotes. `at` is the index of the line that introduces the first quote; `end` is the index of the first
 * line of the quote at the end of the mail.
 */
function isAnsweredBetween(lines: readonly string[], at: number, end: number): boolean {
  const near = lines.slice(at, at + MAX_OPENING_LINES + 2).findIndex((line) => line.startsWith('>'));
  return near >= 0 && end > at + near;
}

/**
 * Returns the index of the first line of the block of quoted lines (">") at the end of the mail; the number
 * of lines when the mail does not end with such a block.
 */
function lastQuote(lines: readonly string[]): number {
  let begin = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('>')) begin = index;
    else if (line.trim() !== '') break;
  }
  return begin;
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = trimmed(lines[index]);
  if (line === '') return false;
  if (BEGINNINGS.some((form) => form.test(line))) return true;
  if (HEAD.test(line)) return isHead([0, 1, 2, 3].map((on) => trimmed(lines[index + on])));
  return MAY_BE_BROKEN.test(line) && isBrokenOpening(lines, index);
}

const isHead = (lines: readonly string[]) =>
  lines.filter((line) => HEAD.test(line)).length >= 3 && lines.some((line) => FROM_LINE.test(line));

/**
 * Returns true when the lines from `index`, joined, form the line that introduces a quote ("Op … schreef
 * Anna:"): mail programs wrap a long line over up to four lines. An empty or quoted (">") line ends the
 * search.
 */
function isBrokenOpening(lines: readonly string[], index: number): boolean {
  let joined = trimmed(lines[index]);
  for (let on = 1; on < MAX_OPENING_LINES; on += 1) {
    const next = trimmed(lines[index + on]);
    if (next === '' || next.startsWith('>')) return false;
    joined = `${joined} ${next}`;
    if (OPENINGS.some((form) => form.test(joined))) return true;
  }
  return false;
}

const trimmed = (line = '') => line.slice(0, MAX_LINE_LENGTH).trim();

const shortened = (text: string) =>
  text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH)}\n\n[ingekort: de hele mail staat in je mailbox]`
    : text;
