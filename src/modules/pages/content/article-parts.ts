// Parses the text of a written page. The notation is that of blog articles, plus links, rows of details,
// tables, and variables on a line of their own, for policies. The page and the editor share this parser.

import { bodyBlocks, slugOf } from '#modules/blog/contract.ts';
import { isLinkAddress } from './fields.ts';
import { blockVariableOf, type VariableName, variableParts } from './variables.ts';

/**
 * A part of a written page's text, such as a paragraph or a table. Lines in it may contain variables and
 * links, see `lineParts`.
 */
export type ArticlePart =
  | { kind: 'paragraph'; line: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbered'; start: number; items: string[] }
  | { kind: 'quote'; line: string }
  | { kind: 'details'; rows: { label: string; value: string }[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'variable'; variable: VariableName };

/**
 * The parsed text of a page. A section starts at a heading; the parts before the first heading form the lead.
 * `id` is the anchor of the section in the page's address.
 */
export type ArticleParts = {
  lead: ArticlePart[];
  sections: { id: string; title: string; parts: ArticlePart[] }[];
};
export type LinePart = string | { variable: VariableName } | { text: string; href: string };

const HEADING = /^\*\*([^*]+)\*\*(?:\s+#([a-z0-9-]{1,60}))?$/;
/** Matches a row of details in a page's text: a label and a value, such as `Bedrijf = Zwartwit B.V.` */
const DETAIL = /^([^=|•{}]{1,60}?) = (.+)$/;
const ROW = /^\|(?!\|)(.*)$/;
const CAPTION = /^\|\|(.*)$/;

export function articleParts(body: string): ArticleParts {
  const article: ArticleParts = { lead: [], sections: [] };
  for (const line of body.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line === '') continue;
    const heading = HEADING.exec(line);
    if (heading) {
      const title = (heading[1] ?? '').trim();
      article.sections.push({ id: heading[2] ?? freeId(article, title), title, parts: [] });
    } else append(article.sections.at(-1)?.parts ?? article.lead, partOf(line));
  }
  return article;
}

function freeId({ sections }: ArticleParts, title: string): string {
  const base = slugOf(title) || 'deel';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (sections.every((section) => section.id !== id)) return id;
  }
}

function partOf(line: string): ArticlePart {
  const variable = blockVariableOf(line);
  if (variable) return { kind: 'variable', variable };
  const caption = CAPTION.exec(line)?.[1];
  if (caption !== undefined) return { kind: 'table', caption: caption.trim(), head: [], rows: [] };
  const row = ROW.exec(line)?.[1];
  if (row !== undefined) return { kind: 'table', caption: '', head: cellsOf(row), rows: [] };
  const [, label = '', value] = DETAIL.exec(line) ?? [];
  if (value !== undefined) return { kind: 'details', rows: [{ label: label.trim(), value }] };
  const [block] = bodyBlocks(line);
  switch (block?.kind) {
    case 'heading':
      return { kind: 'heading', text: block.text };
    case 'list':
    case 'numbered':
      return block;
    case 'quote':
      return { kind: 'quote', line: block.text };
    default:
      return { kind: 'paragraph', line };
  }
}

const cellsOf = (row: string) =>
  row
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * Adds a part to the parsed text. Consecutive list items, rows of details and table rows are merged into one
 * part.
 */
function append(parts: ArticlePart[], part: ArticlePart): void {
  const last = parts.at(-1);
  if (part.kind === 'list' && last?.kind === 'list') last.items.push(...part.items);
  else if (part.kind === 'numbered' && last?.kind === 'numbered') last.items.push(...part.items);
  else if (part.kind === 'details' && last?.kind === 'details') last.rows.push(...part.rows);
  else if (part.kind === 'table' && part.caption === '' && last?.kind === 'table') addRow(last, part.head);
  else parts.push(part);
}

/** Adds a row to a table. The first row is the header and determines the number of cells of each row. */
function addRow(table: Extract<ArticlePart, { kind: 'table' }>, cells: readonly string[]): void {
  if (table.head.length === 0) table.head.push(...cells);
  else table.rows.push(table.head.map((_, column) => cells[column] ?? ''));
}

/**
 * Matches a link in a page's text, written `[tekst](/adres)`. A link stays plain text unless it leads to a
 * page of the shop or to an https address.
 */
const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Splits a line of a page's text into plain text, links and variables. */
export function lineParts(line: string): LinePart[] {
  const pieces: LinePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: text = '', 2: href = '', index } of line.matchAll(LINK)) {
    if (!isLinkAddress(href)) continue;
    pieces.push(...variableParts(line.slice(from, index)), { text, href });
    from = index + whole.length;
  }
  return [...pieces, ...variableParts(line.slice(from))];
}
