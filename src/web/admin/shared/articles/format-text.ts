// The functions behind the formatting buttons of a text area. They add the marks of the text notation, such
// as `**` around a heading, to the selected lines, or remove them.

type LineFormat = (lines: readonly string[]) => string[];
type Selection = { from: number; until: number };

/**
 * Returns a format that puts `open` before and `close` after each line, or removes both when all lines have
 * them.
 */
const wrapLines =
  (open: string, close = open): LineFormat =>
  (lines) =>
    lines.every(
      (line) => line.length > open.length + close.length && line.startsWith(open) && line.endsWith(close),
    )
      ? lines.map((line) => line.slice(open.length, -close.length))
      : lines.map((line) => `${open}${line || 'Tekst'}${close}`);

/**
 * Returns a format that puts a mark such as "• " at the start of each line, or removes the marks when all
 * lines have them.
 */
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

/**
 * Formats the lines of a selection, always as whole lines. Returns the replacement text and the range it
 * replaces.
 */
export function formatLines(text: string, { from, until }: Selection, mark: keyof typeof LINE_FORMATS) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', Math.max(from, until));
  const place = { from: start, until: end < 0 ? text.length : end };
  return { ...place, put: LINE_FORMATS[mark](text.slice(start, place.until).split('\n')).join('\n') };
}

/** Turns the selected text into a link with a placeholder as its address, which the writer replaces. */
export function insertLink(text: string, { from, until }: Selection) {
  return { from, until, put: `[${text.slice(from, until) || 'tekst'}](/adres)` };
}
