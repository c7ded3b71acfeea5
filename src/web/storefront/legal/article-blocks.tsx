// The pieces a text is made of, drawn: paragraphs, lists, details, tables and the model form.

import { Fragment } from 'react';
import type { Block, Line } from '#copy/legal/article.ts';

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
        <blockquote>
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
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LineView line={value} />
              </dd>
            </div>
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
  rows: readonly (readonly string[])[];
};

/** A name that is a list of names: to be read, not to catch the eye. */
const LONG_NAME = 60;

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
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" data-long={name.length > LONG_NAME || undefined}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LineView({ line }: { line: Line }) {
  if (typeof line === 'string') return line;
  return line.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a written line never change place
    <Fragment key={index}>
      {typeof piece === 'string' ? piece : <a href={piece.href}>{piece.text}</a>}
    </Fragment>
  ));
}
