// Parts what somebody wrote from what their mail program repeats below it, by the lines with which programs begin that.

/** More than this of one mail is not kept. */
const LONGEST = 20_000;

/** Each begins what is repeated, to the end of the mail. */
const BEGINNINGS: readonly RegExp[] = [
  /^(Op|On|Am|Le) .{4,200}(schreef|wrote|schrieb|a écrit)\b.{0,120}:\s*$/iu,
  /^[-_]{2,}\s*(oorspronkelijk bericht|original message|ursprüngliche nachricht|message d'origine)/iu,
  /^_{20,}\s*$/u,
];
/** The head of a repeated mail, as Outlook writes it: at least two such lines. */
const HEAD = /^\*?(Van|From|Verzonden|Sent|Aan|To|Datum|Date|Onderwerp|Subject)\s?:\*?\s/u;

/** What was repeated is empty where nobody can tell it apart, as when the answer stands below or between. */
export function foldQuotes(mail: string): { text: string; quoted: string } {
  const lines = mail.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((_line, index) => beginsQuote(lines, index));
  const text = (at < 0 ? lines : lines.slice(0, at)).join('\n').trim();
  if (at < 0 || text === '') return { text: shortened(lines.join('\n').trim()), quoted: '' };
  return { text: shortened(text), quoted: shortened(lines.slice(at).join('\n').trim()) };
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  // Programs break a long line that begins a quote.
  const joined = `${line.trim()} ${(lines[index + 1] ?? '').trim()}`.trim();
  if (BEGINNINGS.some((form) => form.test(line.trim()))) return true;
  if (/^(Op|On) /u.test(line) && BEGINNINGS[0]?.test(joined)) return true;
  if (HEAD.test(line)) return lines.slice(index + 1, index + 4).filter((next) => HEAD.test(next)).length >= 2;
  return line.startsWith('>') && lines.slice(index).every((rest) => /^(>|\s*$)/u.test(rest));
}

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}\n\n[ingekort: de hele mail staat in je mailbox]` : text;
