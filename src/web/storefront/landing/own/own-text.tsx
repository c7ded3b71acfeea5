// A text of the owner's own between the sections of the landing page.

import type { Block } from '#copy/legal/article.ts';
import { BlockView } from '../../legal/article-blocks.tsx';

type OwnTextProps = { id: string; title: string; blocks: readonly Block[] };

export function OwnText({ id, title, blocks }: OwnTextProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="section page-width">
      <h2 id={`${id}-title`} className="max-w-[18ch] font-display text-title font-[560]">
        {title}
      </h2>
      <div className="own-text mt-8 max-w-[60ch] text-charcoal md:mt-10">
        {blocks.map((block, index) => (
          // The blocks of a written text never change place.
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
          <BlockView key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
