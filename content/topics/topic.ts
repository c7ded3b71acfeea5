// What the built-in writer knows about one topic. Every part has several wordings of the same thing, of which
// one is taken, so that two articles on neighbouring topics do not read like twins.

/** Wordings of one part; each follows the body rules, a line a block. */
export type Wordings = readonly [string, ...string[]];

export type Topic = {
  /** Stays with the article, so that it is written once. */
  key: string;
  /** Beginnings of words by which an operator may ask for it, in lower case. */
  matchPrefixes: readonly string[];
  titles: Wordings;
  excerpts: Wordings;
  keywords: readonly string[];
  picture: `/pictures/blog-${string}`;
  /** The article in order: what it opens with, and its sections with their headings. */
  parts: readonly Wordings[];
  /** What to remember, a sentence each. */
  takeaways: readonly string[];
  /** Which of the common parts follow of common-parts.ts. */
  common: readonly CommonPart[];
};

export type CommonPart = 'product' | 'usage' | 'limits' | 'dentist' | 'patience';
