// The list of articles, or a message when there are none.

import { blogCopy } from '#copy/blog/blog.ts';
import { href } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BlogCard, type CardPost } from './blog-card.tsx';
import { RESULTS_ID } from './blog-search.tsx';
import { ReadInstead } from './post-grid.tsx';

/**
 * Props of the list of articles on /blog. `instead` contains the articles to suggest when the search for
 * `search` found nothing.
 */
type BlogResultsProps = { posts: CardPost[]; search: string; instead?: CardPost[] };

export function BlogResults({ posts, search, instead = [] }: BlogResultsProps) {
  const { list } = blogCopy;
  return (
    <section id={RESULTS_ID} data-answer aria-label={list.listLabel} className="blog-results">
      {search && posts.length === 0 ? null : (
        <p className="blog-count" role="status">
          <span>{search ? list.found(posts.length, search) : list.count(posts.length)}</span>
          {search ? (
            <a href={href('/blog')} className="blog-all">
              {blogCopy.search.all}
            </a>
          ) : null}
        </p>
      )}
      {posts.length > 0 ? (
        <ul className="blog-grid">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <BlogCard post={post} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing search={search} />
      )}
      <ReadInstead title={blogCopy.missing.instead} posts={instead} />
    </section>
  );
}

function Nothing({ search }: { search: string }) {
  const { search: copy, empty, call } = blogCopy;
  return (
    <div className="border-t border-t-ink pt-8">
      <div role="status">
        <h2 className="font-display text-subtitle font-[560]">
          {search ? copy.nothing(search) : empty.title}
        </h2>
        <p className="mt-2 max-w-[29em] text-smoke">{search ? copy.nothingHint : empty.hint}</p>
      </div>
      <ButtonLink href={search ? href('/blog') : '/'} className="mt-6">
        {search ? copy.all : call.button}
      </ButtonLink>
    </div>
  );
}
