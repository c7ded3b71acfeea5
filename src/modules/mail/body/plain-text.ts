// Derives the text version of a template whose author wrote only HTML; links are written out. The input is
// read in a single pass, so the time stays linear even with many unclosed tags.

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&euro;': '€',
};

const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table', 'ul', 'ol']);
const UNSEEN = new Set(['style', 'script', 'head']);

type Tag = { name: string; closes: boolean; inside: string };

/** Converts a template's HTML to readable text; placeholders stay unchanged. */
export function plainTextOf(html: string): string {
  // Lower-cases only ASCII letters: other letters may change length, and positions would no longer match.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const written: string[] = [];
  let link: { address: string; from: number } | null = null;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    written.push(wordsOf(html.slice(at, open)));
    const tag = readTag(html.slice(open + 1, close));
    at = close + 1;
    if (UNSEEN.has(tag.name) && !tag.closes) at = endOf(lower, tag.name, at);
    else if (tag.name === 'a' && !tag.closes) link = { address: addressIn(tag.inside), from: written.length };
    else if (tag.name === 'a' && link) {
      written.push(linkText(written.splice(link.from).join(''), link.address));
      link = null;
    } else written.push(breakOf(tag));
  }
  written.push(wordsOf(html.slice(at)));
  return tidy(written.join(''));
}

function readTag(inside: string): Tag {
  const closes = inside.startsWith('/');
  const [name = ''] = /^[a-z][a-z0-9]*/i.exec(inside.slice(closes ? 1 : 0, 20)) ?? [];
  return { name: name.toLowerCase(), closes, inside };
}

/**
 * Returns the position after the closing tag of the HTML element `name`, searching from `from`. Without a
 * closing tag, returns the end of the text, so that the rest is skipped.
 */
function endOf(lower: string, name: string, from: number): number {
  const start = lower.indexOf(`</${name}`, from);
  const end = start < 0 ? -1 : lower.indexOf('>', start);
  return end < 0 ? lower.length : end + 1;
}

function addressIn(inside: string): string {
  const start = inside.indexOf('href="');
  const end = start < 0 ? -1 : inside.indexOf('"', start + 6);
  return end < 0 ? '' : wordsOf(inside.slice(start + 6, end));
}

function linkText(label: string, address: string): string {
  const words = label.trim();
  return address === '' || words === address ? words : `${words}: ${address}`;
}

function breakOf({ name, closes }: Tag): string {
  if (name === 'br') return '\n';
  if (name === 'li') return closes ? '' : '\n- ';
  return PARAGRAPHS.has(name) ? '\n\n' : '';
}

function wordsOf(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39|euro);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Removes blanks at the ends of lines and repeated empty lines from the text version of a mail. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}
