// What a button above a text makes of the lines that are chosen in it: the marks of the body rules, set or
// taken away again.

type Mark = (lines: readonly string[]) => string[];
type Selection = { from: number; until: number };

/** Around each line; taken away where all of them have it. */
const around =
  (open: string, close = open): Mark =>
  (lines) =>
    lines.every(
      (line) => line.length > open.length + close.length && line.startsWith(open) && line.endsWith(close),
    )
      ? lines.map((line) => line.slice(open.length, -close.length))
      : lines.map((line) => `${open}${line || 'Tekst'}${close}`);

/** Before each line; taken away where all of them have it. */
const before =
  (known: RegExp, mark: (index: number) => string): Mark =>
  (lines) =>
    lines.every((line) => known.test(line))
      ? lines.map((line) => line.replace(known, ''))
      : lines.map((line, index) => `${mark(index)}${line}`);

export const MARKS = {
  heading: around('**'),
  subheading: around('*'),
  list: before(/^•\s*/, () => '• '),
  steps: before(/^\d+\.\s*/, (index) => `${index + 1}. `),
  quote: around('“', '”'),
  table: (lines) => ['|| Titel', '| Kolom | Kolom', '| cel | cel', ...lines].filter(Boolean),
} satisfies Record<string, Mark>;

/** Whole lines, whatever part of them is chosen: what they are replaced by, and where. */
export function markLines(text: string, { from, until }: Selection, mark: keyof typeof MARKS) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', Math.max(from, until));
  const place = { from: start, until: end < 0 ? text.length : end };
  return { ...place, put: MARKS[mark](text.slice(start, place.until).split('\n')).join('\n') };
}

/** The words that are chosen lead somewhere; the address is still to be filled in. */
export function linkWords(text: string, { from, until }: Selection) {
  return { from, until, put: `[${text.slice(from, until) || 'tekst'}](/adres)` };
}
