// Converts a text of the owner to the format of an article: variables are filled in, links created and
// sections named.

import type { ArticleSection, Block } from '#copy/legal/article.ts';
import { type ArticlePart, articleParts } from '#modules/pages/contract.ts';
import { insertNonBreakingText } from '#shared/writing/non-breaking-spaces.ts';
import { changeTexts, fillLine, fillVariables, type VariableInfo, variableBlock } from './variable-values.ts';

/** Maximum length of an excerpt in characters, as much as search engines show. */
const DESCRIBED = 155;

/**
 * Converts a text of the owner to an article with its variables filled in. `lead` are the blocks before the
 * first heading, `sections` the rest.
 */
export function articleOf(body: string, info: VariableInfo): { lead: Block[]; sections: ArticleSection[] } {
  const { lead, sections } = articleParts(body);
  const blocksOf = (parts: readonly ArticlePart[]) => parts.flatMap((part) => blockOf(part, info) ?? []);
  return changeTexts('href', insertNonBreakingText, {
    lead: blocksOf(lead),
    sections: sections.map(({ id, title, parts }) => ({
      id,
      title: fillVariables(title, info),
      blocks: blocksOf(parts),
    })),
  });
}

/**
 * Returns the description of a text for search engines: its introduction, or else its first paragraph, cut
 * after a word when it is longer than 155 characters.
 */
export function excerptOf(intro: string, body: string, info: VariableInfo): string {
  const { lead, sections } = articleParts(body);
  const parts = [...lead, ...sections.flatMap((section) => section.parts)];
  const paragraph = parts.find((part) => part.kind === 'paragraph');
  const line = fillLine(intro || (paragraph?.line ?? ''), info);
  const words =
    typeof line === 'string'
      ? line
      : line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return words.length <= DESCRIBED ? words : `${words.slice(0, words.lastIndexOf(' ', DESCRIBED))} …`;
}

function blockOf(part: ArticlePart, info: VariableInfo): Block | null {
  const line = (written: string) => fillLine(written, info);
  const text = (written: string) => fillVariables(written, info);
  switch (part.kind) {
    case 'variable':
      return variableBlock(part.variable, info);
    case 'heading':
      return { kind: 'heading', text: text(part.text) };
    case 'paragraph':
    case 'quote':
      return { kind: part.kind, line: line(part.line) };
    case 'list':
      return { kind: 'list', items: part.items.map(line) };
    case 'numbered':
      return { kind: 'numbered', start: part.start, items: part.items.map(line) };
    case 'details':
      return {
        kind: 'details',
        rows: part.rows.map(({ label, value }) => ({ label: text(label), value: line(value) })),
      };
    case 'table':
      return {
        kind: 'table',
        caption: text(part.caption),
        head: part.head.map(text),
        rows: part.rows.map((row) => {
          const [name = '', ...cells] = row.map(text);
          return { name, cells };
        }),
      };
  }
}
