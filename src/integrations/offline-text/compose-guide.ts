// An article about a topic the bank does not know. It claims nothing about the topic itself: it helps the reader to judge
// what is said about it, and says what the shop does know.

import type { ArticleRequest, WrittenArticle } from '#modules/blog/index.ts';
import { closings, commonParts } from './common-parts.ts';
import { summaryOf } from './compose-article.ts';
import { guideTexts } from './guide-texts.ts';
import type { Choose } from './seeded-choice.ts';

/** From which sides an unknown topic can be told, in this order. */
export const GUIDE_SIDES = ['weten', 'proberen', 'vragen'] as const;
export type GuideSide = (typeof GUIDE_SIDES)[number];

export type GuideRequest = Pick<ArticleRequest, 'facts'> & { topic: string; key: string };

const LONGEST_KEYWORD = 60;

export function composeGuide(side: GuideSide, request: GuideRequest, choose: Choose): WrittenArticle {
  const { facts, key } = request;
  const topic = request.topic.replace(/[.!?\s]+$/, '');
  const texts = guideTexts[side](topic);
  return {
    topic: key,
    title: texts.title,
    excerpt: texts.excerpt,
    content: [
      ...texts.parts.map((wordings) => choose.one(wordings)),
      ...texts.common.map((part) => choose.one(commonParts[part](facts))),
      summaryOf(texts.takeaways, choose),
      choose.one(closings(facts)),
    ].join('\n\n'),
    seoKeywords: [topic.toLowerCase().slice(0, LONGEST_KEYWORD), 'tanden poetsen', 'mondverzorging'],
    imageUrl: texts.picture,
  };
}
