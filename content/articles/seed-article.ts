// What an article of a fresh shop is made of. The body follows the body rules: one line is one block.

export type SeedArticle = {
  slug: string;
  title: string;
  excerpt: string;
  /** A rendered picture of the shop, by its stable address. */
  imageUrl: `/pictures/blog-${string}`;
  seoKeywords: readonly string[];
  /** How long before the first start it came out. */
  daysAgo: number;
  content: string;
};
