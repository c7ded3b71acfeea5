// The search field of the blog, a plain form. With JavaScript the results appear without a page load, and
// grey placeholders are shown meanwhile.

import { Search } from 'lucide-react';
import { blogCopy } from '#copy/blog/blog.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BlogCardSkeleton } from './blog-card.tsx';

const SKELETONS = ['1', '2', '3', '4', '5', '6'] as const;

/** Id of the element of /blog in which a script shows the search results. */
export const RESULTS_ID = 'artikelen';

export function BlogSearch({ search }: { search: string }) {
  const copy = blogCopy.search;
  return (
    <search className="blog-search">
      <form method="get" action={href('/blog')} data-behaviour="answers" data-results={RESULTS_ID}>
        <label htmlFor="blog-zoek" className="sr-only">
          {copy.label}
        </label>
        <div className="blog-search-field">
          <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <input
            id="blog-zoek"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={copy.placeholder}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <Button variant="primary" type="submit">
          {copy.button}
        </Button>
        <template>
          <p className="blog-count" role="status">
            {copy.loading}
          </p>
          <div className="blog-grid">
            {SKELETONS.map((key) => (
              <BlogCardSkeleton key={key} />
            ))}
          </div>
        </template>
      </form>
    </search>
  );
}
