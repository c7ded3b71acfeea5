// The material of the built-in writer about one topic. Each part has several wordings, of which one is used,
// so that two articles on related topics do not read alike.

/** The wordings of one part; each follows the body rules: one line is one block. */
export type Wordings = readonly [string, ...string[]];

export type Topic = {
  /** The identifier of the topic, stored with the article so that each topic is written once. */
  key: string;
  /** Lower-case beginnings of words by which an operator may request the topic. */
  matchPrefixes: readonly string[];
  titles: Wordings;
  excerpts: Wordings;
  keywords: readonly string[];
  picture: `/pictures/blog-${string}`;
  /** The parts of the article in order: introduction, then sections with their headings. */
  parts: readonly Wordings[];
  /** The key points of the summary, one sentence each. */
  takeaways: readonly string[];
  /** The sections of common-parts.ts that follow. */
  common: readonly CommonPart[];
};

export type CommonPart = 'product' | 'usage' | 'limits' | 'dentist' | 'patience';
