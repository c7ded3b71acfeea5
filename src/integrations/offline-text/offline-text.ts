// The built-in article writer: needs no external service and invents no facts. It takes a topic from its text
// bank that the blog does not have yet, or writes about an unknown topic from a few fixed angles.

import { GUIDE_SIDES, type GuideSide } from '#content/guides/guide-texts.ts';
import { topics } from '#content/topics/index.ts';
import type { Topic } from '#content/topics/topic.ts';
import {
  type ArticleRequest,
  type ArticleWriter,
  findDuplicate,
  slugOf,
  type WrittenArticle,
} from '#modules/blog/index.ts';
import { composeArticle } from './compose-article.ts';
import { composeGuide } from './compose-guide.ts';
import { createChoose } from './seeded-choice.ts';

const MAX_ATTEMPTS = 40;

export function createOfflineWriter(): ArticleWriter {
  return {
    name: 'ingebouwde schrijver',
    countsTokens: false,
    write: async (request) => ({ article: articleFor(request), tokens: 0 }),
  };
}

function articleFor({
  topic: requested,
  round,
  existing,
  info,
  seed,
}: ArticleRequest): WrittenArticle | null {
  const existingTopics = new Set(existing.map(({ topic }) => topic));
  const choose = createChoose(seed);
  if (requested === null) {
    const [topic] = choose.shuffled(topics.filter(({ key }) => !existingTopics.has(key)));
    return topic ? composeArticle(topic, info, choose) : null;
  }
  const side = sidesOf(requested)[round];
  if (!side || existingTopics.has(side.key)) return null;
  if ('topic' in side) return composeArticle(side.topic, info, choose);
  // The guide may be too similar to an existing article; another attempt chooses other wordings.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const guide = composeGuide(
      side.guide,
      { info, topic: requested, key: side.key },
      createChoose(seed + attempt * 1009),
    );
    if (findDuplicate(guide, existing) === null) return guide;
  }
  return null;
}

type Side = { key: string } & ({ topic: Topic } | { guide: GuideSide });

/**
 * Returns the angles from which the built-in writer can treat a topic, in order: first a matching topic with
 * ready texts, if any, then the general angles. The same topic always gives the same list.
 */
function sidesOf(requested: string): Side[] {
  const bankTopic = findBestTopic(requested);
  const name = slugOf(requested) || 'onderwerp';
  // The first angle depends on the topic, so that articles about different topics do not all start alike.
  const first = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GUIDE_SIDES.length;
  const guides = [...GUIDE_SIDES.slice(first), ...GUIDE_SIDES.slice(0, first)].map((guide) => ({
    guide,
    key: `${name}:${guide}`,
  }));
  return bankTopic ? [{ topic: bankTopic, key: bankTopic.key }, ...guides] : guides;
}

/**
 * Returns the topic of the built-in article writer with the most `matchPrefixes` that begin a word of the
 * request; null when no topic matches.
 */
function findBestTopic(requested: string): Topic | null {
  const words = slugOf(requested).split('-');
  const ranked = topics
    .map((topic) => ({
      topic,
      hits: topic.matchPrefixes.filter((beginning) => words.some((word) => word.startsWith(beginning)))
        .length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return ranked[0]?.topic ?? null;
}
