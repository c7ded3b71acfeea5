// The port of the article writer: a text service, or the built-in writer.

import type { Subject } from './writing/duplicate-article.ts';

/** The facts a writer may use about the shop. Prices are missing because articles outlive them. */
export type ShopInfo = {
  brand: string;
  product: string;
  /** What the product is, does and does not do, in the words of the product page. */
  description: string;
  ingredients: string;
  warnings: string;
  netWeightGrams: number | null;
};

export type ArticleRequest = {
  info: ShopInfo;
  /** The topic requested by the operator; null leaves the choice to the writer. */
  topic: string | null;
  /** The article's index within the generation, from 0, for different views on one topic. */
  round: number;
  /** The articles the blog already has, which must not be repeated. */
  existing: readonly Subject[];
  /** The seed of the built-in writer: equal seeds and requests give the same article. */
  seed: number;
  /** The maximum number of tokens, for a writer that counts tokens. */
  maxTokens: number;
};

/** A written article; its content follows the body rules (body-blocks.ts). */
export type WrittenArticle = {
  /** The writer's own name for the topic. */
  topic: string;
  title: string;
  excerpt: string;
  content: string;
  seoKeywords: string[];
  imageUrl: string | null;
};

export type WritingAnswer = {
  /** The article; null when the writer has nothing new to say about the topic. */
  article: WrittenArticle | null;
  tokens: number;
};

export type ArticleWriter = {
  /** The name of the writer, stored with the article: "ingebouwd", or the name of the model. */
  name: string;
  /** Whether an article costs tokens and so counts towards the daily budget. */
  countsTokens: boolean;
  /**
   * Writes an article; retries temporary failures itself. Throws ArticleWriterError when it cannot deliver
   * one now.
   */
  write(request: ArticleRequest): Promise<WritingAnswer>;
};

/** The writer delivered no usable article; `detail` explains this to the operator in Dutch. */
export class ArticleWriterError extends Error {
  readonly detail: string;
  /** The tokens the failed attempts used. */
  readonly tokens: number;

  constructor(detail: string, options: { tokens?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ArticleWriterError';
    this.detail = detail;
    this.tokens = options.tokens ?? 0;
  }
}
