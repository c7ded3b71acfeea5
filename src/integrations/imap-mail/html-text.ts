// The words of a mail that has none but in HTML: every tag goes, whatever it is, and nothing of it is ever shown as HTML. One walk from
// beginning to end, so that no nesting of a stranger's makes it slow.

/** What stands in these is not for readers. */
const UNREAD = new Set(['head', 'style', 'script', 'title', 'template', 'noscript']);
const LINES = new Set(['br', 'tr', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'table']);
const PARAGRAPHS = new Set(['p', 'ul', 'ol']);
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', hellip: '…', copy: '©' },
  ...{ eacute: 'é', egrave: 'è', euml: 'ë', iuml: 'ï', ouml: 'ö', uuml: 'ü', aacute: 'á', agrave: 'à' },
  ...{ ccedil: 'ç', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—' },
  ...{ shy: '', zwnj: '', zwj: '' },
};

export function htmlText(html: string): string {
  const lower = html.toLowerCase();
  const out: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      out.push(wordsOf(html.slice(at)));
      break;
    }
    out.push(wordsOf(html.slice(at, open)));
    at = afterTag(lower, open, out);
  }
  return tidied(out.join(''));
}

/** Where it goes on behind the tag that begins at `open`; what the tag means for the lines is pushed to `out`. */
function afterTag(lower: string, open: number, out: string[]): number {
  const isComment = lower.startsWith('<!--', open);
  const close = isComment ? lower.indexOf('-->', open + 4) : lower.indexOf('>', open + 1);
  if (close < 0) return lower.length;
  const end = close + (isComment ? 3 : 1);
  const name = isComment ? '' : (/^\/?([a-z0-9]{1,12})/.exec(lower.slice(open + 1, open + 15))?.[0] ?? '');
  if (LINES.has(name.replace('/', ''))) out.push('\n');
  if (PARAGRAPHS.has(name.replace('/', ''))) out.push('\n\n');
  if (name === 'li') out.push('- ');
  if (!UNREAD.has(name)) return end;
  const over = lower.indexOf(`</${name}`, end);
  return over < 0 ? lower.length : over;
}

const wordsOf = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? all;
    const code = Number(name[1]?.toLowerCase() === 'x' ? `0${name.slice(1)}` : name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });

const tidied = (text: string) =>
  text
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
