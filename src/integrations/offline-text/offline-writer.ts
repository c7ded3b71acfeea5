// The writer that is built in: it needs no service and invents nothing. It takes a topic from its bank that the blog does
// not have yet, or looks at a topic it does not know from a few fixed sides.

import type { ArticleRequest, ArticleWriter, WrittenArticle } from '#modules/blog/index.ts';
import { slugOf } from '#modules/blog/index.ts';
import { composeArticle } from './compose-article.ts';
import { composeGuide, GUIDE_SIDES } from './compose-guide.ts';
import { createChoose } from './seeded-choice.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics/index.ts';

export function createOfflineWriter(): ArticleWriter {
  return {
    name: 'ingebouwde schrijver',
    countsTokens: false,
    write: async (request) => ({ article: articleFor(request), tokens: 0 }),
  };
}

function articleFor(request: ArticleRequest): WrittenArticle | null {
  const choose = createChoose(request.seed);
  const taken = new Set(request.existing.map(({ topic }) => topic));
  if (request.topic === null) {
    const [topic] = choose.shuffled(topics.filter(({ key }) => !taken.has(key)));
    return topic ? composeArticle(topic, request.facts, choose) : null;
  }
  const sides = sidesOf(request.topic);
  const side = sides[request.turn];
  if (!side || taken.has(side.key)) return null;
  return 'topic' in side
    ? composeArticle(side.topic, request.facts, choose)
    : composeGuide(side.guide, { ...request, topic: request.topic, key: side.key }, choose);
}

type Side = { key: string } & ({ topic: Topic } | { guide: (typeof GUIDE_SIDES)[number] });

/** From which sides a topic is told: as the bank knows it, if it does, and then in general. Asked again, they are the same. */
function sidesOf(asked: string): Side[] {
  const known = bestKnown(asked);
  const guides = GUIDE_SIDES.map((guide) => ({ guide, key: `${slugOf(asked) || 'onderwerp'}:${guide}` }));
  return known ? [{ topic: known, key: known.key }, ...guides] : guides;
}

/** The topic of which most words were asked for; null when none was. */
function bestKnown(asked: string): Topic | null {
  const words = slugOf(asked).split('-');
  const ranked = topics
    .map((topic) => ({
      topic,
      hits: topic.asked.filter((beginning) => words.some((word) => word.startsWith(beginning))).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return ranked[0]?.topic ?? null;
}
