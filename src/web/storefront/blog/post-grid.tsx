// A row of a few articles: what to read next, or suggestions after a search without results.

import { BlogCard, type CardPost } from './blog-card.tsx';

/** A row of article cards. Renders nothing when `posts` is empty. */
export function PostGrid({ posts }: { posts: CardPost[] }) {
  if (posts.length === 0) return null;
  return (
    <ul className="blog-grid post-grid mt-8">
      {posts.map((post) => (
        <li key={post.slug}>
          <BlogCard post={post} heading="h3" />
        </li>
      ))}
    </ul>
  );
}

export function ReadInstead({ title, posts }: { title: string; posts: CardPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="instead-title" className="mt-16 md:mt-20">
      <h2 id="instead-title" className="font-display text-subtitle font-[560]">
        {title}
      </h2>
      <PostGrid posts={posts} />
    </section>
  );
}
