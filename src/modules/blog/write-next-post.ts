// One article of an order: asked of the writer outside any transaction, because that may take a minute, and then kept as
// a draft or counted as a duplicate, together with how far the order is.

import { beginOfShopDay } from '#shared/shop-day.ts';
import { type WritingAnswer, WritingTrouble, type WrittenArticle } from './article-writer-port.ts';
import { selectSubjects } from './blog.repository.ts';
import { type GenerationRow, lockGeneration, sumTokensSince, updateGeneration } from './generations.repository.ts';
import { sameArticle } from './same-article.ts';
import { createPost } from './save-post.ts';
import { attemptsOf, type WritingPorts } from './write-posts.ts';

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
  { database, writer, clock, readFacts, readDailyTokens }: WritingPorts,
  { id, topic }: GenerationRow,
  turn: number,
): Promise<WritingAnswer> {
  const budget = await readDailyTokens();
  const spent = await sumTokensSince(database.orm, beginOfShopDay(clock.now()));
  if (budget - spent < FEWEST_TOKENS) {
    throw new WritingTrouble(
      `Het dagbudget van ${budget.toLocaleString('nl-NL')} tokens is op. Morgen kan het weer, of verhoog het bij de instellingen.`,
    );
  }
  const existing = await selectSubjects(database.orm);
  return writer.write({
    ...{ topic, turn, existing },
    facts: await readFacts(),
    seed: id * 100 + turn,
    maxTokens: Math.min(MOST_TOKENS_AN_ARTICLE, budget - spent),
  });
}

function draftOf({ title, excerpt, content, seoKeywords, imageUrl }: WrittenArticle, author: string) {
  return { title, excerpt, content, seoKeywords, imageUrl, author, published: false };
}
