// What the shop asks of whoever writes articles: a service for texts, or the writer that is built in.

import type { Subject } from './writing/duplicate-article.ts';

/** What may be said about the shop; nothing else about it is true. No prices: an article outlives them. */
export type ShopInfo = {
  brand: string;
  product: string;
  /** What the product is, does and does not do, as the product page has it. */
  description: string;
  ingredients: string;
  warnings: string;
  netWeightGrams: number | null;
};

export type ArticleRequest = {
  info: ShopInfo;
  /** What the operator wants to read about; null leaves the choice to the writer. */
  topic: string | null;
  /** Its place in the order, from 0: one topic can be seen from several sides. */
  round: number;
  /** What there is already: not to be written again. */
  existing: readonly Subject[];
  /** The same seed and the same request give the built-in writer the same article. */
  seed: number;
  /** What it may cost, when the writer counts tokens. */
  maxTokens: number;
};

/** The content follows the body rules (body-blocks.ts). */
export type WrittenArticle = {
  /** What the writer itself calls what this is about. */
  topic: string;
  title: string;
  excerpt: string;
  content: string;
  seoKeywords: string[];
  imageUrl: string | null;
};

export type WritingAnswer = {
  /** Null: the writer has nothing new to say about this. */
  article: WrittenArticle | null;
  tokens: number;
};

export type ArticleWriter = {
  /** Such as "ingebouwd" or the name of the model; stays with the article. */
  name: string;
  /** Whether an article costs tokens, so that the day's budget holds for it. */
  countsTokens: boolean;
  /** Throws ArticleWriterError when there will be no article now; waits and repairs by itself what passes. */
  write(request: ArticleRequest): Promise<WritingAnswer>;
};

/** The service did not give a usable article; `detail` says so in Dutch, to the operator. */
export class ArticleWriterError extends Error {
  readonly detail: string;
  /** What the attempts cost all the same. */
  readonly tokens: number;

  constructor(detail: string, options: { tokens?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ArticleWriterError';
    this.detail = detail;
    this.tokens = options.tokens ?? 0;
  }
}
