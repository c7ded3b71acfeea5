// Parts what somebody wrote from what their mail program repeats below it, by the lines with which programs
// begin that. One walk over the lines, however many there are: the text is a stranger's.

/** More than this of a mail is not looked at. */
const MAX_SCANNED = 100_000;
/** More than this of one mail is not kept. */
const MAX_LENGTH = 20_000;

/** "Wrote", in the languages of Europe. */
const WROTE =
  'schreef|wrote|schrieb|a écrit|ha scritto|escribió|escreveu|skrev|kirjoitti|napisał(?:\\(a\\))?|napsal(?:\\(a\\))?|írta|yazdı';
/** With a day behind it: what begins such a line. */
const DAY = 'op|on|am|le|il|el|em|den|dne';

/** Each begins what is repeated, to the end of the mail. These may be broken over lines. */
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
/** With these an opening may begin, so that it may go on in the next lines. */
const MAY_BE_BROKEN = new RegExp(`^(?:${DAY}) .*\\d`, 'iu');
const MAX_OPENING_LINES = 4;
/** The head of a repeated mail, as Outlook writes it: whom it is from, and at least two more such lines. */
const HEAD_NAMES =
  'verzonden|sent|gesendet|envoyé|enviado|inviato|aan|to|an|à|para|a|cc|datum|date|fecha|data|onderwerp|subject|betreff|objet|asunto|oggetto';
const FROM_NAMES = 'van|from|von|de|da';
const headOf = (names: string) =>
  new RegExp(`^\\*{0,2}(?:${names})\\s?(?::\\*{0,2}|\\*{1,2}\\s?:)(?:\\s|$)`, 'iu');
const FROM_LINE = headOf(FROM_NAMES);
const HEAD = headOf(`${FROM_NAMES}|${HEAD_NAMES}`);
const MAX_LINE_LENGTH = 1000;

/** What was repeated is empty where nobody can tell it apart, as when the answer stands below or between. */
export function splitQuotes(mail: string): { text: string; quoted: string } {
  const lines = mail.slice(0, MAX_SCANNED).replaceAll('\r\n', '\n').split('\n');
  const end = lastQuote(lines);
  const at = lines.findIndex((_line, index) => index >= end || beginsQuote(lines, index));
  const text = (at < 0 ? lines : lines.slice(0, at)).join('\n').trim();
  if (at < 0 || text === '' || isAnsweredBetween(lines, at, end))
    return { text: shortened(lines.join('\n').trim()), quoted: '' };
  return { text: shortened(text), quoted: shortened(lines.slice(at).join('\n').trim()) };
}

/** Behind the first marked lines stand others that are not. */
function isAnsweredBetween(lines: readonly string[], at: number, end: number): boolean {
  const near = lines.slice(at, at + MAX_OPENING_LINES + 2).findIndex((line) => line.startsWith('>'));
  return near >= 0 && end > at + near;
}

/** Where the signs begin with which everything to the end is marked. */
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

/** Programs break a long line, and an empty line ends it. */
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
