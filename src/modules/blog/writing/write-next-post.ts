// One article of an order: asked of the writer outside any transaction, because that may take a minute, and
// then kept as a draft or counted as a duplicate, together with how far the order is.

import type { TakePictureNeeds } from '#modules/media/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import {
  type ArticleRequest,
  type ArticleWriter,
  type ShopInfo,
  type WritingAnswer,
  WritingTrouble,
  type WrittenArticle,
} from '../article-writer.port.ts';
import { selectSubjects } from '../blog.repository.ts';
import { createPost } from '../save-post.ts';
import { attemptsOf } from './generation-views.ts';
import {
  type GenerationRow,
  lockGeneration,
  sumTokensOfDay,
  updateGeneration,
} from './generations.repository.ts';
import { makeCover } from './make-cover.ts';
import { sameArticle } from './same-article.ts';

export type WritingNeeds = TakePictureNeeds & {
  database: Database;
  articleWriter: ArticleWriter;
  readShopInfo(): Promise<ShopInfo>;
  getSettings: GetSettings;
};

const MOST_TOKENS_AN_ARTICLE = 8_000;
/** Less than this makes no article. */
const FEWEST_TOKENS = 2_000;

/** Throws WritingTrouble when the writer gives up, or the day's budget is spent. */
export async function writeNextPost(shop: WritingNeeds, generation: GenerationRow): Promise<void> {
  const turn = attemptsOf(generation);
  const existing = await selectSubjects(shop.database.orm);
  const { article, tokens } = await askWriter(shop, generation, { turn, existing });
  const fresh = article !== null && sameArticle(article, existing) === null ? article : null;
  const imageUrl = fresh && (await coverOf(shop, fresh));
  // Who signs a draft, until a person puts a name there.
  const author = `Redactie ${(await shop.getSettings()).brand.name}`;
  await shop.database.transaction(async (tx) => {
    const row = await lockGeneration(tx, generation.id);
    // Another process was quicker with this very one: its article counts.
    if (row?.state !== 'working' || attemptsOf(row) !== turn) return;
    const now = shop.clock.now();
    // Somebody may have written the same meanwhile.
    const isNew = fresh !== null && sameArticle(fresh, await selectSubjects(tx)) === null;
    const post = isNew
      ? await createPost(
          tx,
          { ...draftOf(fresh, author), imageUrl },
          {
            now,
            machine: { writer: shop.articleWriter.name, topic: fresh.topic },
          },
        )
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
  shop: WritingNeeds,
  { id, topic }: GenerationRow,
  { turn, existing }: Pick<ArticleRequest, 'turn' | 'existing'>,
): Promise<WritingAnswer> {
  const maxTokens = shop.articleWriter.countsTokens ? await tokensLeft(shop) : 0;
  return shop.articleWriter.write({
    topic,
    turn,
    existing,
    maxTokens,
    info: await shop.readShopInfo(),
    seed: id * 100 + turn,
  });
}

async function tokensLeft({ database, clock, getSettings }: WritingNeeds): Promise<number> {
  const budget = (await getSettings()).writing.dailyTokens;
  const left = budget - (await sumTokensOfDay(database.orm, clock.now()));
  if (left >= FEWEST_TOKENS) return Math.min(MOST_TOKENS_AN_ARTICLE, left);
  throw new WritingTrouble(
    `Het dagbudget van ${budget.toLocaleString('nl-NL')} tokens is op. Morgen kan het weer, of verhoog het bij de instellingen.`,
  );
}

/**
 * The writer's own picture, or one that is drawn. An article is worth keeping without: then it has the
 * shop's.
 */
async function coverOf(shop: WritingNeeds, { title, imageUrl }: WrittenArticle): Promise<string | null> {
  if (imageUrl !== null) return imageUrl;
  try {
    return await makeCover(shop, title);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function draftOf({ title, excerpt, content, seoKeywords }: WrittenArticle, author: string) {
  return { title, excerpt, content, seoKeywords, author, published: false };
}
