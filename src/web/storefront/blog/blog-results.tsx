// The articles of the list, or what there is to say when there are none.

import { blogCopy } from '#copy/blog/blog.ts';
import { href } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BlogCard, type CardPost } from './blog-card.tsx';
import { RESULTS_ID } from './blog-search.tsx';

type BlogResultsProps = { posts: CardPost[]; search: string };

export function BlogResults({ posts, search }: BlogResultsProps) {
  const { list } = blogCopy;
  return (
    <section id={RESULTS_ID} aria-label={list.listLabel} className="blog-results">
      <p className="blog-count" role="status">
        <span>{search ? list.found(posts.length, search) : list.count(posts.length)}</span>
        {search && posts.length > 0 ? (
          <a href={href('/blog')} className="blog-all">
            {blogCopy.search.all}
          </a>
        ) : null}
      </p>
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
    </section>
  );
}

function Nothing({ search }: { search: string }) {
  const { search: copy, empty, call } = blogCopy;
  return (
    <div className="blog-nothing">
      <h2 className="font-display text-subtitle font-[560]">{search ? copy.nothing : empty.title}</h2>
      <p className="mt-2 max-w-[46ch] text-smoke">{search ? copy.nothingHint : empty.hint}</p>
      <ButtonLink href={search ? href('/blog') : '/'} className="mt-6">
        {search ? copy.all : call.button}
      </ButtonLink>
    </div>
  );
}
