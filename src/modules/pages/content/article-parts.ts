// The rules of a text that the owner writes: those of the blog's articles, and besides them what policies
// need: links, rows of details, tables, and variables that stand alone. The page and the editor read a text
// by this one function.

import { bodyBlocks, slugOf } from '#modules/blog/contract.ts';
import { isLinkAddress } from './fields.ts';
import { blockVariableOf, type VariableName, variableParts } from './variables.ts';

/** Lines may hold variables and links: see `linePieces`. */
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
 * A section begins at a heading; what stands before the first one is the lead. `id` is its place in the
 * address.
 */
export type ArticleParts = {
  lead: ArticlePart[];
  sections: { id: string; title: string; parts: ArticlePart[] }[];
};
export type LinePart = string | { variable: VariableName } | { text: string; href: string };

const HEADING = /^\*\*([^*]+)\*\*(?:\s+#([a-z0-9-]{1,60}))?$/;
/** `Bedrijf = Zwartwit B.V.` */
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

/** What belongs together becomes one: items of a list, rows of details and of a table. */
function append(parts: ArticlePart[], part: ArticlePart): void {
  const last = parts.at(-1);
  if (part.kind === 'list' && last?.kind === 'list') last.items.push(...part.items);
  else if (part.kind === 'numbered' && last?.kind === 'numbered') last.items.push(...part.items);
  else if (part.kind === 'details' && last?.kind === 'details') last.rows.push(...part.rows);
  else if (part.kind === 'table' && part.caption === '' && last?.kind === 'table') addRow(last, part.head);
  else parts.push(part);
}

/** The first row of a table is its head; every row has as many cells as that. */
function addRow(table: Extract<ArticlePart, { kind: 'table' }>, cells: readonly string[]): void {
  if (table.head.length === 0) table.head.push(...cells);
  else table.rows.push(table.head.map((_, column) => cells[column] ?? ''));
}

/** Links are written `[tekst](/adres)`; what is no link of the shop or to a secured address stays text. */
const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** A line in pieces: words, links and the variables it names. */
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
