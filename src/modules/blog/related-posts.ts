// What to read next: articles about the same things first, then the newest.

type Ranked = { slug: string; title: string; seoKeywords: readonly string[] };

/** At most `count` others. `posts` are newest first, and that order decides between equals. */
export function relatedPosts<Post extends Ranked>(to: Ranked, posts: readonly Post[], count: number): Post[] {
  const topics = topicsOf(to);
  return posts
    .filter(({ slug }) => slug !== to.slug)
    .map((post) => ({ post, shared: [...topicsOf(post)].filter((word) => topics.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ post }) => post);
}

/** The words of keywords and title that say something; short ones never do. */
function topicsOf({ title, seoKeywords }: Ranked): Set<string> {
  const words = [title, ...seoKeywords]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 4));
}
