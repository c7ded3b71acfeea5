// The page /blog/:slug: one article. Operators can also read unpublished articles; everybody else gets a 404.

import { data } from 'react-router';
import { blogCopy } from '#copy/blog/blog.ts';
import { mayCall } from '#modules/accounts/contract.ts';
import { readingMinutes, relatedPosts } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { freeShippingIn } from '../../free-shipping.ts';
import { operatorOn, type PageContext, pageContext } from '../../page-context.ts';
import { cachedSelling, notForSale } from '../../selling.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { loadPages } from '../cms/load-pages.ts';
import { findRedirect } from '../cms/redirects.ts';
import type { Route } from './+types/post-page.ts';
import type { CardPost } from './blog-card.tsx';
import { missingMeta, postMeta } from './blog-meta.ts';
import { toCardPost } from './card-post.ts';
import { ReadInstead } from './post-grid.tsx';
import { pictureOf } from './post-pictures.ts';
import { PostView } from './post-view.tsx';
import './blog.css';
import './post.css';

const READ_NEXT = 3;

/** The right an operator needs to read unpublished articles, the same as in the back-office. */
const READING_DRAFTS = { access: 'operator', tag: 'blog', method: 'GET' } as const;

function mayReadDrafts(page: PageContext): boolean {
  const operator = operatorOn(page);
  return operator !== null && mayCall(operator.role, READING_DRAFTS);
}

export const headers = cacheable('blog', 'catalog', 'settings');

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const [isOpen, published, posts, packs, settings, product, countries] = await Promise.all([
    cachedSelling(page),
    shop.findBlogPost(params.slug),
    shop.listBlogPosts(),
    shop.listPackVariants(),
    shop.getSettings(),
    shop.findProduct(),
    shop.listShippingCountries(),
  ]);
  const info = { brand: settings.brand.name, publicUrl: shop.publicUrl };
  // Who is asking is looked at only when readers have nothing to see: a page that looks is never kept.
  const post = published ?? (mayReadDrafts(page) ? await shop.findBlogDraft(params.slug) : null);
  if (!post) {
    const onward = findRedirect(await loadPages({ context, request }));
    if (onward) throw onward;
    const newest = posts.slice(0, READ_NEXT).map((other) => toCardPost(other, shop.publicUrl));
    return data({ loadedPost: null, newest, info, breadcrumbLabel: blogCopy.missing.title }, { status: 404 });
  }
  const loadedPost = {
    post: { ...post, author: post.author || blogCopy.post.defaultAuthor(info.brand) },
    minutes: readingMinutes(post.content),
    picture: pictureOf(post.imageUrl, shop.publicUrl),
    pictureText: await shop.findPictureText(post.imageUrl),
    related: relatedPosts(post, posts, READ_NEXT).map((other) => toCardPost(other, shop.publicUrl)),
    // The smallest one.
    pack: packs[0],
    notForSale: notForSale({ isOpen, packs: packs.slice(0, 1) }),
    product: product?.name ?? info.brand,
    freeIn: freeShippingIn(countries),
  };
  return data({ loadedPost, newest: [], info, breadcrumbLabel: post.title });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { loadedPost, info } = loaderData;
  return loadedPost ? postMeta(loadedPost.post, info) : missingMeta(info);
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { loadedPost, newest } = loaderData;
  return loadedPost ? <PostView {...loadedPost} /> : <PostMissing newest={newest} />;
}

/** The page shown when there is no article under this URL, with the newest articles below the message. */
function PostMissing({ newest }: { newest: CardPost[] }) {
  const { missing } = blogCopy;
  return (
    <section className="post-missing page-width">
      <h1 className="font-display text-title font-[560]">{missing.title}</h1>
      <p className="mt-4 max-w-[29em] text-smoke">{missing.text}</p>
      <ButtonLink variant="primary" href={href('/blog')} className="mt-8">
        {missing.back}
      </ButtonLink>
      <ReadInstead title={missing.instead} posts={newest} />
    </section>
  );
}
