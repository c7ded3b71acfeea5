// One article of an order: asked of the writer outside any transaction, because that may take a minute, and then kept as
// a draft or counted as a duplicate, together with how far the order is.

import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import {
  type ArticleWriter,
  type ShopFacts,
  type WritingAnswer,
  WritingTrouble,
  type WrittenArticle,
} from './article-writer-port.ts';
import { selectSubjects } from './blog.repository.ts';
import { attemptsOf } from './generation-views.ts';
import {
  type GenerationRow,
  lockGeneration,
  sumTokensOfDay,
  updateGeneration,
} from './generations.repository.ts';
import { sameArticle } from './same-article.ts';
import { createPost } from './save-post.ts';

export type WritingPorts = {
  database: Database;
  writer: ArticleWriter;
  readFacts(): Promise<ShopFacts>;
  /** How many tokens a day may cost; only asked for a writer that counts them. */
  readDailyTokens(): Promise<number>;
  /** Who signs a draft, until a person puts a name there. */
  readAuthor(): Promise<string>;
  clock: Clock;
};

const MOST_TOKENS_AN_ARTICLE = 8_000;
/** Less than this makes no article. */
const FEWEST_TOKENS = 2_000;

/** Throws WritingTrouble when the writer gives up, or the day's budget is spent. */
export async function writeNextPost(ports: WritingPorts, generation: GenerationRow): Promise<void> {
  const turn = attemptsOf(generation);
  const { article, tokens } = await askWriter(ports, generation, turn);
  const author = await ports.readAuthor();
  await ports.database.transaction(async (tx) => {
    const row = await lockGeneration(tx, generation.id);
    // Another process was quicker with this very one: its article counts.
    if (row?.state !== 'working' || attemptsOf(row) !== turn) return;
    const now = ports.clock.now();
    const isNew = article !== null && sameArticle(article, await selectSubjects(tx)) === null;
    const post = isNew
      ? await createPost(tx, draftOf(article, author), {
          now,
          machine: { writer: ports.writer.name, topic: article.topic },
        })
      : null;
    await updateGeneration(tx, row.id, {
      postIds: post ? [...row.postIds, post.id] : row.postIds,
      skipped: post ? row.skipped : row.skipped + 1,
      tokens: row.tokens + tokens,
      updatedAt: now,
    });
  });
}

async function askWriter(
  ports: WritingPorts,
  { id, topic }: GenerationRow,
  turn: number,
): Promise<WritingAnswer> {
  const maxTokens = ports.writer.countsTokens ? await tokensLeft(ports) : 0;
  return ports.writer.write({
    ...{ topic, turn, maxTokens },
    existing: await selectSubjects(ports.database.orm),
    facts: await ports.readFacts(),
    seed: id * 100 + turn,
  });
}

async function tokensLeft({ database, clock, readDailyTokens }: WritingPorts): Promise<number> {
  const budget = await readDailyTokens();
  const left = budget - (await sumTokensOfDay(database.orm, clock.now()));
  if (left >= FEWEST_TOKENS) return Math.min(MOST_TOKENS_AN_ARTICLE, left);
  throw new WritingTrouble(
    `Het dagbudget van ${budget.toLocaleString('nl-NL')} tokens is op. Morgen kan het weer, of verhoog het bij de instellingen.`,
  );
}

function draftOf({ title, excerpt, content, seoKeywords, imageUrl }: WrittenArticle, author: string) {
  return { title, excerpt, content, seoKeywords, imageUrl, author, published: false };
}
