// The panel beside the fields of an article: the article as readers will see it, its search result, and the
// sentences to check. All three update while typing. On a narrow screen the panel is shown instead of the
// fields.

import { useDeferredValue, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkClaims, readingMinutes, slugOf } from '#modules/blog/contract.ts';
import { PostBody } from '../../../ui/post-body.tsx';
import { countedText } from '../../format.ts';
import { SearchPreview } from '../../shared/articles/search-preview.tsx';
import { ClaimList } from './claim-list.tsx';
import type { PostForm } from './post-form.ts';

const SIDES = ['fields', 'preview', 'search', 'claims'] as const;
type Side = (typeof SIDES)[number];

export function PostSides() {
  const { control } = useFormContext<PostForm>();
  const typed = useWatch({ control, name: ['title', 'excerpt', 'content', 'slug'] });
  // A long article takes longer to draw than a letter to type.
  const [title, excerpt, content, slug] = useDeferredValue(typed);
  const [side, setSide] = useState<Side>(() =>
    matchMedia('(width >= 64rem)').matches ? 'preview' : 'fields',
  );
  const claims = checkClaims([title, excerpt, content].join('\n'));
  const panelId = useId();
  const labels: Readonly<Record<Side, string>> = {
    fields: 'Schrijven',
    preview: 'Voorbeeld',
    search: 'Zoeken',
    claims: claims.length === 0 ? 'Claims' : `Claims (${claims.length})`,
  };

  return (
    <section
      className="flex min-w-0 flex-col rounded-[10px] border border-hairline max-lg:order-first lg:rounded-none lg:border-0 lg:border-l lg:bg-ground"
      aria-label="Zo komt het eruit te zien"
    >
      <div className="flex flex-wrap items-center gap-1 px-2 py-1.5" role="tablist" aria-label="Weergave">
        {SIDES.map((code) => (
          <SideTab
            key={code}
            code={code}
            side={side}
            panelId={panelId}
            label={labels[code]}
            onChoose={setSide}
          />
        ))}
        <p className="muted ml-auto px-2 whitespace-nowrap max-sm:hidden">
          {content.trim() === '' ? null : lengthText(content)}
        </p>
      </div>
      {side === 'fields' ? null : (
        <div
          className="border-t border-hairline p-5 wrap-anywhere lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain"
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${side}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
        >
          {side === 'preview' ? <Article title={title} excerpt={excerpt} content={content} /> : null}
          {side === 'search' ? (
            <SearchPreview
              trail={['blog']}
              title={title}
              excerpt={excerpt}
              slug={slug || slugOf(title) || '…'}
            />
          ) : null}
          {side === 'claims' ? <ClaimList claims={claims} /> : null}
        </div>
      )}
    </section>
  );
}

type SideTabProps = {
  code: Side;
  side: Side;
  panelId: string;
  label: string;
  onChoose(side: Side): void;
};

function SideTab({ code, side, panelId, label, onChoose }: SideTabProps) {
  return (
    <button
      type="button"
      role="tab"
      className="min-h-8 cursor-pointer rounded-md px-3 font-[540] text-quiet first:lg:hidden max-sm:px-2 pointer-coarse:min-h-11 aria-selected:bg-hairline aria-selected:text-text"
      id={`${panelId}-${code}`}
      aria-selected={side === code}
      aria-controls={side === 'fields' ? undefined : panelId}
      tabIndex={side === code ? 0 : -1}
      onClick={() => onChoose(code)}
      onKeyDown={(event) => {
        const { nextElementSibling: ArrowRight, previousElementSibling: ArrowLeft } = event.currentTarget;
        const next = { ArrowRight, ArrowLeft }[event.key];
        if (!(next instanceof HTMLButtonElement) || !next.checkVisibility()) return;
        event.preventDefault();
        next.click();
        next.focus();
      }}
    >
      {label}
    </button>
  );
}

function Article({ title, excerpt, content }: Record<'title' | 'excerpt' | 'content', string>) {
  if (`${title}${excerpt}${content}`.trim() === '') {
    return <p className="muted">Zodra je typt, verschijnt hier het artikel.</p>;
  }
  return (
    <article className="max-w-152 text-[0.9375rem] leading-[1.65]">
      <h3 className="font-display text-[1.625rem] leading-[1.15] font-[560] tracking-[-0.012em]">
        {title || 'Zonder titel'}
      </h3>
      <p className="mt-3 font-display text-[1.0625rem] leading-[1.45] font-normal text-quiet">{excerpt}</p>
      <PostBody content={content} />
    </article>
  );
}

function lengthText(content: string): string {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return `${countedText(words, 'woord', 'woorden')} · ${readingMinutes(content)} min lezen`;
}
