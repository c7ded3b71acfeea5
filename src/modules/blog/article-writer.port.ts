// The port of the article writer, which generates blog articles. Adapters are an external text service and
// the built-in writer.

import type { Subject } from './writing/duplicate-article.ts';

/**
 * The information about the shop that a writer may use. Prices are missing, because articles stay online
 * after a price change.
 */
export type ShopInfo = {
  brand: string;
  product: string;
  /** The description on the product page: what the product is, and what it does and does not do. */
  description: string;
  ingredients: string;
  warnings: string;
  netWeightGrams: number | null;
};

export type ArticleRequest = {
  info: ShopInfo;
  /** The topic of the article as the operator requested it; null when the writer may choose. */
  topic: string | null;
  /**
   * The article's index within the generation (request for several articles), from 0. It lets the writer give
   * each article on one topic a different view.
   */
  round: number;
  /** The articles the blog already has. The writer must not repeat them. */
  existing: readonly Subject[];
  /** The seed for the built-in writer, which gives the same article for equal seeds and requests. */
  seed: number;
  /**
   * The maximum number of tokens the article may cost. Writers that do not count tokens ignore this limit.
   */
  maxTokens: number;
};

/** An article as the writer delivers it. Its content follows the body rules (body-blocks.ts). */
export type WrittenArticle = {
  /**
   * The writer's own short name for the topic of its article. It is stored to prevent a second article on
   * this topic.
   */
  topic: string;
  title: string;
  excerpt: string;
  content: string;
  seoKeywords: string[];
  imageUrl: string | null;
};

export type WritingAnswer = {
  /** The written article; null when the writer has nothing new to say about the topic. */
  article: WrittenArticle | null;
  tokens: number;
};

export type ArticleWriter = {
  /** The name of the writer, stored with the article: "ingebouwd", or the name of the model. */
  name: string;
  /** True when an article costs tokens, which count towards the daily token budget. */
  countsTokens: boolean;
  /**
   * Writes an article. Retries temporary failures itself, and throws ArticleWriterError when no article can
   * be delivered now.
   */
  write(request: ArticleRequest): Promise<WritingAnswer>;
};

/**
 * Thrown when the writer delivered no usable article. `detail` explains the failure to the operator in Dutch.
 */
export class ArticleWriterError extends Error {
  readonly detail: string;
  /** The tokens used by the failed attempts; they count towards the daily token budget. */
  readonly tokens: number;

  constructor(detail: string, options: { tokens?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ArticleWriterError';
    this.detail = detail;
    this.tokens = options.tokens ?? 0;
  }
}
