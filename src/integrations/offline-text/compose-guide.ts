// Composes an article about a topic that the built-in text bank does not contain. The article claims nothing
// about the topic itself: it helps readers to judge claims about the topic, and adds what the bank knows.

import { guideSections } from '#content/guides/guide-sections.ts';
import { type GuideSide, guideTexts } from '#content/guides/guide-texts.ts';
import { closings, commonParts } from '#content/topics/common-parts.ts';
import type { Wordings } from '#content/topics/topic.ts';
import type { ArticleRequest, WrittenArticle } from '#modules/blog/index.ts';
import { summaryOf } from './compose-article.ts';
import type { Choose } from './seeded-choice.ts';

export type GuideRequest = Pick<ArticleRequest, 'info'> & { topic: string; key: string };

const LONGEST_KEYWORD = 60;
const EXTRA_SECTIONS = 3;

export function composeGuide(side: GuideSide, request: GuideRequest, choose: Choose): WrittenArticle {
  const { info, key } = request;
  const topic = request.topic.replace(/[.!?\s]+$/, '');
  const texts = guideTexts[side](topic);
  return {
    topic: key,
    title: texts.title,
    excerpt: texts.excerpt,
    content: [
      ...selectParts(texts.parts, choose).map((wordings) => choose.one(wordings)),
      ...choose.shuffled(guideSections).slice(0, EXTRA_SECTIONS),
      ...choose.shuffled(texts.common).map((part) => choose.one(commonParts[part](info))),
      summaryOf(texts.takeaways, choose),
      choose.one(closings(info)),
    ].join('\n\n'),
    seoKeywords: [topic.toLowerCase().slice(0, LONGEST_KEYWORD), 'tanden poetsen', 'mondverzorging'],
    imageUrl: texts.picture,
  };
}

/**
 * Returns the parts of an article without one section, which `choose` picks at random; the introduction, the
 * first part, is never left out.
 */
function selectParts(parts: readonly Wordings[], choose: Choose): Wordings[] {
  const [, ...sections] = parts;
  const [omitted] = choose.shuffled(sections);
  return parts.filter((part) => part !== omitted);
}
