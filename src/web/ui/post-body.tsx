// Renders the body of an article: each block of its text as the HTML element it stands for.

import { type BodyBlock, bodyBlocks, textAndLinks } from '#modules/blog/contract.ts';

export function PostBody({ content }: { content: string }) {
  return (
    <div className="post-body">
      {bodyBlocks(content).map((block, index) => (
        // The blocks of a written text never change place.
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: BodyBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'numbered':
      return (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      );
    case 'call':
      return <p className="post-call">{block.text}</p>;
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
    <li key={index}>
      {textAndLinks(item).map(({ text, address }) =>
        address === null ? (
          text
        ) : (
          <a key={address} href={address} className="underline underline-offset-4">
            {text}
          </a>
        ),
      )}
    </li>
  ));
}
