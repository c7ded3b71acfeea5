// Renders the body of an article as plain HTML, for the RSS feed and the AMP page. All texts are escaped, so
// an article cannot contain HTML of its own.

import { escapeHtml } from '#shared/escape-html.ts';
import { type BodyBlock, bodyBlocks } from './body-blocks.ts';

/**
 * Escapes a text for HTML or XML. Characters that XML does not allow, such as most control characters, are
 * removed.
 */
export function escapeMarkup(text: string): string {
  return escapeHtml(
    text.toWellFormed().replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
}

/**
 * Renders an article's body as HTML without styles. A highlighted call to action becomes a paragraph of class
 * `call`.
 */
export function bodyHtml(content: string): string {
  return bodyBlocks(content).map(blockHtml).join('\n');
}

function blockHtml(block: BodyBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.text)}</h${block.level}>`;
    case 'list':
      return `<ul>${itemsHtml(block.items)}</ul>`;
    case 'numbered':
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${itemsHtml(block.items)}</ol>`;
    case 'quote':
      return `<blockquote><p>${escapeMarkup(block.text)}</p></blockquote>`;
    case 'call':
      return `<p class="call">${escapeMarkup(block.text)}</p>`;
    case 'paragraph':
      return `<p>${escapeMarkup(block.text)}</p>`;
  }
}

function itemsHtml(items: readonly string[]): string {
  return items.map((item) => `<li>${textAndLinks(item).map(itemHtml).join('')}</li>`).join('');
}

const itemHtml = ({ text, address }: ItemPart) =>
  address === null ? escapeMarkup(text) : `<a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a>`;

/** Matches a web address, without the punctuation that ends the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:!?)’”"])/;

export type ItemPart = { text: string; address: string | null };

/**
 * Splits a list item into plain texts and links. The visible text of a link has an invisible break point
 * after each slash, so a long link can wrap.
 */
export function textAndLinks(item: string): ItemPart[] {
  return item
    .split(ADDRESS)
    .map((piece, index) =>
      index % 2 === 0
        ? { text: piece, address: null }
        : { text: piece.replace(/^https:\/\/(?:www\.)?/, '').replaceAll('/', '/\u200b'), address: piece },
    );
}
