// The card of an article in the grid of /blog, and the grey placeholder shown during a search. The link "Lees
// meer" covers the whole card.

import { blogCopy, cardDate } from '#copy/blog/blog.ts';
import { href } from '#shared/href.ts';
import { PostPictureView } from './post-picture.tsx';
import type { PostPicture } from './post-pictures.ts';

export type CardPost = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  minutes: number;
  picture: PostPicture;
};

type BlogCardProps = { post: CardPost; heading?: 'h2' | 'h3'; priority?: boolean };

const SIZES = '(min-width: 1280px) 380px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw';

export function BlogCard({ post, heading: Heading = 'h2', priority = false }: BlogCardProps) {
  return (
    <article className="blog-card" aria-labelledby={`artikel-${post.slug}`}>
      <div className="blog-card-picture">
        <PostPictureView picture={post.picture} sizes={SIZES} priority={priority} decorative />
      </div>
      <Heading id={`artikel-${post.slug}`} className="blog-card-title">
        {post.title}
      </Heading>
      <p className="blog-card-excerpt">{post.excerpt}</p>
      <p className="blog-card-foot">
        <span>
          <time className="inline-block" dateTime={post.date}>
            {cardDate(post.date)}
          </time>{' '}
          · <span className="inline-block">{blogCopy.post.readingTime(post.minutes)}</span>
        </span>
        <a href={href('/blog/:slug', { slug: post.slug })} className="blog-card-link">
          {blogCopy.card.readMore}
          <span className="sr-only">: {post.title}</span>
        </a>
      </p>
    </article>
  );
}

export function BlogCardSkeleton() {
  return (
    <div className="blog-card blog-card-skeleton" aria-hidden="true">
      <div className="blog-card-picture" />
      <span className="skeleton-line" />
      <span className="skeleton-line skeleton-short" />
      <span className="skeleton-line skeleton-thin" />
    </div>
  );
}
