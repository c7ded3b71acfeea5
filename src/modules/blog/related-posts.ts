// Chooses the related posts of an article: first the posts with the most topics in common, then the newest.

type Ranked = { slug: string; title: string; seoKeywords: readonly string[] };

/**
 * Returns at most `count` related posts of the post `to`. `posts` must be sorted newest first; of equally
 * related posts the newest comes first.
 */
export function relatedPosts<Post extends Ranked>(to: Ranked, posts: readonly Post[], count: number): Post[] {
  const topics = topicsOf(to);
  return posts
    .filter(({ slug }) => slug !== to.slug)
    .map((post) => ({ post, shared: [...topicsOf(post)].filter((word) => topics.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ post }) => post);
}

/** Returns the topics of a post: the words of its keywords and title that have more than four letters. */
function topicsOf({ title, seoKeywords }: Ranked): Set<string> {
  const words = [title, ...seoKeywords]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 4));
}
