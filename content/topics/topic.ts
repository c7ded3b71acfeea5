// The texts of the built-in writer about one topic. Each part exists in several wordings, of which one is
// used, so that articles about related topics differ.

/** The alternative wordings of one part of an article; each line of a wording is one block. */
export type Wordings = readonly [string, ...string[]];

export type Topic = {
  /**
   * The identifier of the topic. It is stored with the article, so that the writer uses each topic only once.
   */
  key: string;
  /** Beginnings of words in lower case. An operator's request with such a word selects this topic. */
  matchPrefixes: readonly string[];
  titles: Wordings;
  excerpts: Wordings;
  keywords: readonly string[];
  picture: `/pictures/blog-${string}`;
  /** The parts of the article in order: introduction, then sections with their headings. */
  parts: readonly Wordings[];
  /** The key points of the article's summary, one sentence each. */
  takeaways: readonly string[];
  /** The sections of common-parts.ts to add after the article's own parts. */
  common: readonly CommonPart[];
};

export type CommonPart = 'product' | 'usage' | 'limits' | 'dentist' | 'patience';
