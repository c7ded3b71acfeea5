// Turns the lines of an article into blocks such as headings, lists and quotations. The article page,
// preview, feed and AMP page all render these blocks, so an article has the same structure everywhere.

export type BodyBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** A numbered list. `start` is the number the author gave the first item. */
  | { kind: 'numbered'; start: number; items: string[] }
  | { kind: 'quote'; text: string }
  /** A call to action: a highlighted paragraph that asks the reader to do something. */
  | { kind: 'call'; text: string };

const BULLET = /^[•\-–—]\s*/;
// A line that begins with "2.5 gram" is a sentence with a number, not the second item of a list.
const NUMBER = /^(\d{1,9})\.(?!\d)\s*/;
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '”'],
  ['„', '“'],
];

/**
 * Converts an article's text to blocks, one per line. Empty lines are skipped, and consecutive list items
 * form one list. The texts of the blocks are not escaped, so the renderer must escape them.
 */
export function bodyBlocks(content: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  for (const line of content.split(/\r\n|\r|\n/)) {
    const text = line.trim();
    if (text !== '') append(blocks, blockOf(text));
  }
  return blocks;
}

function blockOf(line: string): BodyBlock {
  const section = wrapped(line, '**');
  if (section) return { kind: 'heading', level: 2, text: section };
  const subsection = wrapped(line, '*');
  if (subsection) return { kind: 'heading', level: 3, text: subsection };
  const bullet = line.replace(BULLET, '');
  if (bullet !== line && bullet !== '') return { kind: 'list', items: [bullet] };
  const numbered = line.replace(NUMBER, '');
  if (numbered !== line && numbered !== '') {
    return { kind: 'numbered', start: Number.parseInt(line, 10), items: [numbered] };
  }
  const quote = quoted(line);
  if (quote) return { kind: 'quote', text: quote };
  return { kind: isCall(line) ? 'call' : 'paragraph', text: line };
}

/** Returns the text between the marks when the marks (`*` or `**`) enclose the whole line; null otherwise. */
function wrapped(line: string, mark: '*' | '**'): string | null {
  if (line.length <= 2 * mark.length || !line.startsWith(mark) || !line.endsWith(mark)) return null;
  const inside = line.slice(mark.length, -mark.length).trim();
  return inside.includes(mark) ? null : inside;
}

/**
 * Returns a line without its quotation marks when the whole line is one quotation; null otherwise, for
 * example when the quotation ends within the line.
 */
function quoted(line: string): string | null {
  const marks = QUOTES.find(([open, close]) => line.startsWith(open) && line.endsWith(close));
  if (!marks || line.length < 2 || endOfQuote(line, marks) < line.length - 1) return null;
  return line.slice(1, -1).trim();
}

/**
 * Returns the index of the character that closes the quotation at the start of the line, or of the line's
 * last character when nothing closes it earlier. A straight quotation mark after a space or a bracket opens a
 * nested quotation.
 */
function endOfQuote(line: string, [open, close]: readonly [string, string]): number {
  let depth = 0;
  for (let at = 0; at < line.length - 1; at += 1) {
    const opens = open === close ? at === 0 || /[\s(]/.test(line[at - 1] ?? '') : line[at] === open;
    if (line[at] === open && opens) depth += 1;
    else if (line[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return line.length - 1;
}

function isCall(line: string): boolean {
  return line.startsWith('Wil je') || line.includes('geld-terug-garantie') || line.includes('Bestel vandaag');
}

/**
 * Appends a block to the list. A list block is merged into the last block when that is a list of the same
 * kind (bulleted or numbered).
 */
function append(blocks: BodyBlock[], block: BodyBlock): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
  else if (block.kind === 'numbered' && last?.kind === 'numbered') last.items.push(...block.items);
  else blocks.push(block);
}
