// Converts a mail that exists only in HTML to text. All tags are removed; HTML of a mail is never shown.

import { compile } from 'html-to-text';

/**
 * The maximum length in characters of a mail's HTML that is converted to text. Mails written by people are
 * shorter, because their pictures are not part of the HTML.
 */
const LONGEST = 100_000;

const skipped = [
  'img',
  'noscript',
  'template',
  'object',
  'svg',
  // Hidden text: the preview that mail lists show beside the subject.
  '[style*="display:none"]',
  '[style*="display: none"]',
];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 200, maxChildNodes: 20_000, ellipsis: '…' },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'hr', format: 'block' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['table', 'tr', 'td', 'th'].map((selector) => ({ selector, format: 'block' })),
  ],
});

export function htmlText(html: string): string {
  // Before the body are style sheets, which are often longer than the text.
  const body = Math.max(0, html.search(/<body[\s>]/i));
  return toText(html.slice(body, body + LONGEST))
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
