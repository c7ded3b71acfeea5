// What a button above a text makes of the lines that are chosen in it: the marks of the body rules, set or
// taken away again.

type LineFormat = (lines: readonly string[]) => string[];
type Selection = { from: number; until: number };

/** Around each line; taken away where all of them have it. */
const wrapLines =
  (open: string, close = open): LineFormat =>
  (lines) =>
    lines.every(
      (line) => line.length > open.length + close.length && line.startsWith(open) && line.endsWith(close),
    )
      ? lines.map((line) => line.slice(open.length, -close.length))
      : lines.map((line) => `${open}${line || 'Tekst'}${close}`);

/** Before each line; taken away where all of them have it. */
const prefixLines =
  (known: RegExp, mark: (index: number) => string): LineFormat =>
  (lines) =>
    lines.every((line) => known.test(line))
      ? lines.map((line) => line.replace(known, ''))
      : lines.map((line, index) => `${mark(index)}${line}`);

export const LINE_FORMATS = {
  heading: wrapLines('**'),
  subheading: wrapLines('*'),
  list: prefixLines(/^•\s*/, () => '• '),
  steps: prefixLines(/^\d+\.\s*/, (index) => `${index + 1}. `),
  quote: wrapLines('“', '”'),
  table: (lines) => ['|| Titel', '| Kolom | Kolom', '| cel | cel', ...lines].filter(Boolean),
} satisfies Record<string, LineFormat>;

/** Whole lines, whatever part of them is chosen: what they are replaced by, and where. */
export function formatLines(text: string, { from, until }: Selection, mark: keyof typeof LINE_FORMATS) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', Math.max(from, until));
  const place = { from: start, until: end < 0 ? text.length : end };
  return { ...place, put: LINE_FORMATS[mark](text.slice(start, place.until).split('\n')).join('\n') };
}

/** The words that are chosen lead somewhere; the address is still to be filled in. */
export function insertLink(text: string, { from, until }: Selection) {
  return { from, until, put: `[${text.slice(from, until) || 'tekst'}](/adres)` };
}
