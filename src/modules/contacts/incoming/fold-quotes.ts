// Parts what somebody wrote from what their mail program repeats below it, by the lines with which programs begin that. One walk over the
// lines, however many there are: the text is a stranger's.

/** More than this of a mail is not looked at. */
const LOOKED_AT = 100_000;
/** More than this of one mail is not kept. */
const LONGEST = 20_000;

/** Each begins what is repeated, to the end of the mail. The first four may be broken over lines. */
const OPENINGS: readonly RegExp[] = [
  /^(op|on|am|le|il|el) (?=.{0,80}\d).{4,300}\b(schreef|wrote|schrieb|a écrit|ha scritto|escribió)\b.{0,200}:$/iu,
  /^op (?=.{0,80}\d).{4,300}\b(heeft|hebben) .{1,200}\bgeschreven\s?:$/iu,
  /^.{3,200}<[^<>\s]{3,200}>.{0,60}\b(schreef|wrote|schrieb)\b.{0,80}:$/iu,
  /^\d{4}-\d{2}-\d{2} .{3,200}<[^<>\s]{3,200}>:$/u,
];
const BEGINNINGS: readonly RegExp[] = [
  ...OPENINGS,
  /^[-_]{2,12}\s*(oorspronkelijk(e)? bericht|original message|doorgestuurd bericht|forwarded message|ursprüngliche nachricht|message d'origine)/iu,
  /^(begin doorgestuurd bericht|begin forwarded message)\s?:$/iu,
  /^_{20,}$/u,
];
/** With these an opening may begin, so that it may go on in the next lines. */
const MAY_BE_BROKEN = /^(op|on|am|le|il|el) .*\d/iu;
const MOST_PIECES = 4;
/** The head of a repeated mail, as Outlook writes it: at least three such lines. */
const HEAD =
  /^\*?(van|from|von|verzonden|sent|gesendet|aan|to|an|cc|datum|date|onderwerp|subject|betreff)\s?:\*?(\s|$)/iu;
const LONGEST_LINE = 1000;

/** What was repeated is empty where nobody can tell it apart, as when the answer stands below or between. */
export function foldQuotes(mail: string): { text: string; quoted: string } {
  const lines = mail.slice(0, LOOKED_AT).replaceAll('\r\n', '\n').split('\n');
  const end = lastQuote(lines);
  const at = lines.findIndex((_line, index) => index >= end || beginsQuote(lines, index));
  const text = (at < 0 ? lines : lines.slice(0, at)).join('\n').trim();
  if (at < 0 || text === '' || isAnsweredBetween(lines, at, end))
    return { text: shortened(lines.join('\n').trim()), quoted: '' };
  return { text: shortened(text), quoted: shortened(lines.slice(at).join('\n').trim()) };
}

/** Behind the first marked lines stand others that are not. */
function isAnsweredBetween(lines: readonly string[], at: number, end: number): boolean {
  const near = lines.slice(at, at + MOST_PIECES + 2).findIndex((line) => line.startsWith('>'));
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
  if (HEAD.test(line)) return [1, 2, 3].filter((on) => HEAD.test(trimmed(lines[index + on]))).length >= 2;
  return MAY_BE_BROKEN.test(line) && isBrokenOpening(lines, index);
}

/** Programs break a long line, and an empty line ends it. */
function isBrokenOpening(lines: readonly string[], index: number): boolean {
  let joined = trimmed(lines[index]);
  for (let on = 1; on < MOST_PIECES; on += 1) {
    const next = trimmed(lines[index + on]);
    if (next === '' || next.startsWith('>')) return false;
    joined = `${joined} ${next}`;
    if (OPENINGS.some((form) => form.test(joined))) return true;
  }
  return false;
}

const trimmed = (line = '') => line.slice(0, LONGEST_LINE).trim();

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}\n\n[ingekort: de hele mail staat in je mailbox]` : text;
