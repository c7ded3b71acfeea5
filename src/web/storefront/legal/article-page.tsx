// The layout of a text page: title, table of contents, sections. On wide screens the table of contents stays
// in view beside the text.

import { ChevronDown } from 'lucide-react';
import { type ArticleSection, articleCopy, type Block, type Line, type Link } from '#copy/legal/article.ts';
import { formatDay } from '#shared/date-formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Blocks, LineView } from './article-blocks.tsx';
import './article.css';

export type ShownArticle = {
  title: string;
  intro: Line;
  /** ISO date of the last change of a text page; null when the page shows no date. */
  updated: string | null;
  /** Blocks of a text page before its first heading. */
  lead: readonly Block[];
  sections: readonly ArticleSection[];
  /** Links to the earlier versions of a text page; empty when there are none. */
  earlier: readonly Link[];
  /** Path of the current version of a text page when it shows an earlier one; null otherwise. */
  today: string | null;
};

/**
 * CSS classes for elements that only the owner's texts contain, such as ordered lists. All other styles are
 * in the style sheet.
 */
const BODY_CLASS = 'legal-body [&_ol]:list-decimal [&_ol]:pl-5 [&_ol]:max-w-[32.3em] [&_h3]:font-semibold';

export function ArticlePage({ loaderData: { article } }: { loaderData: { article: ShownArticle } }) {
  return (
    <article className="legal page-width">
      <header className="legal-head">
        <h1 className="legal-title">{article.title}</h1>
        {article.intro === '' ? null : (
          <p className="legal-intro">
            <LineView line={article.intro} />
          </p>
        )}
        {article.updated === null ? null : <Dates {...article} updated={article.updated} />}
      </header>
      {article.sections.length > 0 ? <ArticleContents sections={article.sections} /> : null}
      <div className={BODY_CLASS}>
        {article.lead.length > 0 ? (
          <div className="space-y-4">
            <Blocks blocks={article.lead} />
          </div>
        ) : null}
        {article.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titel`}>
            <h2 id={`${id}-titel`}>{title}</h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
        {article.earlier.length > 0 ? <Earlier links={article.earlier} /> : null}
      </div>
    </article>
  );
}

function Dates({ updated, today }: { updated: string; today: string | null }) {
  return (
    <p className="legal-date">
      <time dateTime={updated}>
        {today ? articleCopy.earlier(formatDay(updated)) : articleCopy.updated(formatDay(updated))}
      </time>
      {today ? (
        <>
          {'. '}
          <a className="underline underline-offset-4" href={today}>
            {articleCopy.today}
          </a>
        </>
      ) : null}
    </p>
  );
}

function Earlier({ links }: { links: readonly Link[] }) {
  return (
    <section aria-labelledby="eerder-titel">
      <h2 id="eerder-titel">{articleCopy.earlierTitle}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Minimum number of sections for a table of contents above the text, where it takes space; beside the text it
 * is always shown.
 */
const MIN_FOR_CONTENTS = 4;

/**
 * The table of contents of a text page. On a phone it is folded below the title. Both variants are rendered,
 * and the style sheet shows one.
 */
export function ArticleContents({ sections }: { sections: readonly Pick<ArticleSection, 'id' | 'title'>[] }) {
  const list = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      className={classNames('legal-contents', sections.length < MIN_FOR_CONTENTS && 'max-lg:hidden')}
      aria-label={articleCopy.contents}
    >
      <p className="mb-1 text-[0.875rem] font-semibold max-sm:hidden" aria-hidden="true">
        {articleCopy.contents}
      </p>
      <div className="max-sm:hidden">{list}</div>
      <details className="sm:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {articleCopy.contents}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 in-open:rotate-180" />
        </summary>
        {list}
      </details>
    </nav>
  );
}
