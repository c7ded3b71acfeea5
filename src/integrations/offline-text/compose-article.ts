// Composes an article about a topic of the built-in text bank: one of several wordings for each part of the
// topic, sections that several topics share (with facts of the shop), a summary and a closing line.

import { closings, commonParts, summaryHeadings } from '#content/topics/common-parts.ts';
import type { Topic } from '#content/topics/topic.ts';
import type { ShopInfo, WrittenArticle } from '#modules/blog/index.ts';
import type { Choose } from './seeded-choice.ts';

export function composeArticle(topic: Topic, info: ShopInfo, choose: Choose): WrittenArticle {
  const common = topic.common.map((part) => choose.one(commonParts[part](info)));
  const content = [
    ...topic.parts.map((wordings) => choose.one(wordings)),
    ...common,
    summaryOf(topic.takeaways, choose),
    choose.one(closings(info)),
  ].join('\n\n');
  return {
    topic: topic.key,
    title: choose.one(topic.titles),
    excerpt: choose.one(topic.excerpts),
    content,
    seoKeywords: [...topic.keywords],
    imageUrl: topic.picture,
  };
}

export function summaryOf(takeaways: readonly string[], choose: Choose): string {
  return [`**${choose.one(summaryHeadings)}**`, '', ...takeaways.map((line) => `• ${line}`)].join('\n');
}
