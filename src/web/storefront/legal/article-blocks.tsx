// Renders the blocks of a legal or other text: paragraphs, lists, details, tables and the model withdrawal
// form.

import { Fragment } from 'react';
import type { Block, Line, Link, TableRow } from '#copy/legal/article.ts';
import { Detail } from '../../ui/detail.tsx';
import { GuaranteeNotice } from '../../ui/guarantee/guarantee-notice.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // The blocks of a written text never change place.
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LineView line={block.line} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'quote':
      return (
        <blockquote className="mb-8 border-l-[3px] border-ink pl-6 font-display text-[1.25rem] leading-snug text-ink not-first:mt-8!">
          <p>
            <LineView line={block.line} />
          </p>
        </blockquote>
      );
    case 'list':
      return <ul>{block.items.map(itemView)}</ul>;
    case 'numbered':
      return <ol start={block.start}>{block.items.map(itemView)}</ol>;
    case 'details':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <Detail key={label} label={label}>
              <LineView line={value} />
            </Detail>
          ))}
        </dl>
      );
    case 'table':
      return <ArticleTable caption={block.caption} head={block.head} rows={block.rows} />;
    case 'form':
      return (
        <section className="legal-form" aria-label={block.title}>
          <h3>{block.title}</h3>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      );
    case 'guarantee':
      return <GuaranteeNotice official={block.official} className="max-w-120" />;
  }
}

const itemView = (item: Line, index: number) => (
  <li key={index}>
    <LineView line={item} />
  </li>
);

type TableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly TableRow[];
};

// On phones each row becomes a card: the heads repeat as labels through `data-label`.
function ArticleTable({ caption, head, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, listed, cells }) => (
          <tr key={`${name} ${cells.join(' ')}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
                {listed && index === cells.length - 1 ? <Listed {...listed} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A list of names that unfolds when its question is pressed, such as the countries of a zone in the table of
 * shipping fees.
 */
function Listed({ question, names }: NonNullable<TableRow['listed']>) {
  return (
    <details className="mt-1.5">
      <summary className="min-h-6 cursor-pointer list-none text-smoke underline underline-offset-4">
        {question}
      </summary>
      <span className="mt-1 block text-smoke">{names}</span>
    </details>
  );
}

export function LineView({ line }: { line: Line }) {
  if (typeof line === 'string') return line;
  return line.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a written line never change place
    <Fragment key={index}>{typeof piece === 'string' ? piece : <LinkView {...piece} />}</Fragment>
  ));
}

function LinkView({ text, href }: Link) {
  return href === `mailto:${text}` ? <MailAddress address={text} /> : <a href={href}>{text}</a>;
}
