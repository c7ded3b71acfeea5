// The type of the articles in a fresh shop. The body follows the body rules: each line is one block.

export type SeedArticle = {
  slug: string;
  title: string;
  excerpt: string;
  /** The stable URL of a rendered picture of the shop. */
  imageUrl: `/pictures/blog-${string}`;
  seoKeywords: readonly string[];
  /** The age of the article in days when the shop starts for the first time. */
  daysAgo: number;
  content: string;
};
