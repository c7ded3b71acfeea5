// The page /blog: all articles, newest first, with a search. Without a search text the page is the same for
// everyone and cached; search results are rendered per request.

import { blogCopy } from '#copy/blog/blog.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PowderEdge } from '../../ui/powder-edge.tsx';
import type { Route } from './+types/blog-page.ts';
import { listMeta } from './blog-meta.ts';
import { BlogResults } from './blog-results.tsx';
import { BlogSearch } from './blog-search.tsx';
import { toCardPost } from './card-post.ts';
import './blog.css';

const LONGEST_SEARCH = 100;
const READ_INSTEAD = 3;

export const headers = cacheable('blog', 'settings');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const [posts, settings] = await Promise.all([shop.listBlogPosts(search), shop.getSettings()]);
  const instead = search && posts.length === 0 ? await shop.listBlogPosts() : [];
  const cards = (some: typeof posts) => some.map((post) => toCardPost(post, shop.publicUrl));
  return {
    search,
    posts: cards(posts),
    instead: cards(instead.slice(0, READ_INSTEAD)),
    brand: settings.brand.name,
    publicUrl: shop.publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? listMeta(loaderData) : [];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, search, instead } = loaderData;
  const { list } = blogCopy;
  return (
    <>
      <div className="page-width">
        <header className="blog-hero">
          <h1 className="font-display text-display font-[560] lg:font-large">{list.title}</h1>
          <div>
            <p className="blog-lead">{list.lead}</p>
            <BlogSearch search={search} />
          </div>
        </header>
        <BlogResults posts={posts} search={search} instead={instead} />
      </div>
      <PowderEdge direction="rises" />
      <CallToShop title={instead.length > 0 ? blogCopy.call.titleAfterNothing : blogCopy.call.title} />
    </>
  );
}

function CallToShop({ title }: { title: string }) {
  const { call } = blogCopy;
  return (
    <section aria-labelledby="blog-call-title" className="on-ink pt-8 pb-20 md:pt-12 md:pb-28">
      <div className="page-width blog-call">
        <div>
          <h2 id="blog-call-title" data-answer className="font-display text-title font-[560]">
            {title}
          </h2>
          <p className="mt-4 max-w-[29em] text-ash">{call.text}</p>
        </div>
        <ButtonLink href="/" variant="inverse" size="large">
          {call.button}
        </ButtonLink>
      </div>
    </section>
  );
}
