// Renders an article: title, date and author, picture, text, the product beside it, and what to read next.

import { articleDate, blogCopy } from '#copy/blog/blog.ts';
import { commonCopy } from '#copy/common.ts';
import type { BlogPost } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { href } from '#shared/href.ts';
import type { NotForSale } from '../../selling.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PostBody } from '../../ui/post-body.tsx';
import type { CardPost } from './blog-card.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostPictureView } from './post-picture.tsx';
import type { PostPicture } from './post-pictures.ts';
import { PostPromo } from './post-promo.tsx';

type PostViewProps = {
  post: BlogPost;
  minutes: number;
  picture: PostPicture;
  /**
   * The alternative text of an article's picture when the picture comes from the media library; empty for any
   * other picture.
   */
  pictureText: string;
  related: CardPost[];
  pack: PackVariant | undefined;
  notForSale: NotForSale | null;
  product: string;
  freeIn: string;
};

export function PostView({ post, minutes, picture, pictureText, related, ...promo }: PostViewProps) {
  const copy = blogCopy.post;
  const date = post.publishedAt ?? post.createdAt;
  return (
    <>
      <article
        className="post page-width"
        data-behaviour="blog-view"
        data-slug={post.slug}
        data-title={post.title}
      >
        <header className="post-head">
          {post.published ? null : <p className="post-draft">{copy.draft}</p>}
          <h1 className="font-display text-title font-[560]">{post.title}</h1>
          <p className="post-facts">
            <time dateTime={date}>{articleDate(date)}</time>
            <span>{copy.readingTime(minutes)}</span>
            <span>{post.author}</span>
          </p>
        </header>
        <div className="post-hero">
          <PostPictureView
            picture={picture}
            sizes="(min-width: 1280px) 1200px, 94vw"
            priority
            altText={pictureText}
          />
        </div>
        <div className="post-text">
          <p className="post-excerpt">{post.excerpt}</p>
          <PostBody content={post.content} />
          {post.aiGenerated ? <p className="post-note">{copy.aiNote(post.author)}</p> : null}
        </div>
        <PostPromo {...promo} />
      </article>
      <MorePosts related={related} />
    </>
  );
}

function MorePosts({ related }: { related: CardPost[] }) {
  const copy = blogCopy.post;
  return (
    <section aria-labelledby="more-title" className="post-more">
      <div className="page-width">
        <h2 id="more-title" className="font-display text-title font-[560]">
          {copy.moreTitle}
        </h2>
        <PostGrid posts={related} />
        <p className="mt-10 flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={href('/blog')}>
            {copy.allPosts}
          </ButtonLink>
          <ButtonLink href="/">{commonCopy.toShop}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
