// The body rules: what each line of an article is. The page, the preview in the back-office, the feed and AMP
// all draw the blocks of this one function, so an article reads the same everywhere.

export type BodyBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** `start` is the number the writer gave the first item. */
  | { kind: 'numbered'; start: number; items: string[] }
  | { kind: 'quote'; text: string }
  /** Stands out: it asks the reader to do something. */
  | { kind: 'call'; text: string };

const BULLET = /^[•\-–—]\s*/;
// "2.5 gram" is a figure at the beginning of a sentence, not a second item.
const NUMBER = /^(\d{1,9})\.(?!\d)\s*/;
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '”'],
  ['„', '“'],
];

/**
 * Text to blocks, a line each; empty lines are skipped and items that follow each other form one list.
 * The text of a block is plain: whoever draws it escapes it.
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

/** Null unless the whole line, and not only parts of it, stands between the marks. */
function wrapped(line: string, mark: '*' | '**'): string | null {
  if (line.length <= 2 * mark.length || !line.startsWith(mark) || !line.endsWith(mark)) return null;
  const inside = line.slice(mark.length, -mark.length).trim();
  return inside.includes(mark) ? null : inside;
}

/**
 * Null unless the whole line is one quotation: one that ends within the line, and another at its end, are
 * parts of a sentence.
 */
function quoted(line: string): string | null {
  const marks = QUOTES.find(([open, close]) => line.startsWith(open) && line.endsWith(close));
  if (!marks || line.length < 2 || endOfQuote(line, marks) < line.length - 1) return null;
  return line.slice(1, -1).trim();
}

/**
 * Where the quotation that begins the line is over. Straight marks are the same at both ends: one after a
 * blank opens.
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

/** An item joins the list before it. */
function append(blocks: BodyBlock[], block: BodyBlock): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
  else if (block.kind === 'numbered' && last?.kind === 'numbered') last.items.push(...block.items);
  else blocks.push(block);
}
