// The type of the articles in a new shop. The body is text in the blog's notation, one block per line.

export type SeedArticle = {
  slug: string;
  title: string;
  excerpt: string;
  /** The URL of a picture that the shop renders itself and that keeps this URL. */
  imageUrl: `/pictures/blog-${string}`;
  seoKeywords: readonly string[];
  /** The age of the article in days on the day the shop starts for the first time. */
  daysAgo: number;
  content: string;
};
