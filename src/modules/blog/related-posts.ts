// Chooses related posts: first the posts with the most topics in common, then the newest.

type Ranked = { slug: string; title: string; seoKeywords: readonly string[] };

/** At most `count` other posts. `posts` must be sorted newest first; this order breaks ties. */
export function relatedPosts<Post extends Ranked>(to: Ranked, posts: readonly Post[], count: number): Post[] {
  const topics = topicsOf(to);
  return posts
    .filter(({ slug }) => slug !== to.slug)
    .map((post) => ({ post, shared: [...topicsOf(post)].filter((word) => topics.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ post }) => post);
}

/** The words of keywords and title with more than four letters. */
function topicsOf({ title, seoKeywords }: Ranked): Set<string> {
  const words = [title, ...seoKeywords]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 4));
}
