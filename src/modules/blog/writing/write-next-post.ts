// Writes one article of a generation. The writer is called outside any transaction, because it may take a
// minute. One transaction then stores the article as a draft, or counts it as a duplicate, and updates the
// progress.

import type { UploadPictureNeeds } from '#modules/media/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import {
  type ArticleRequest,
  type ArticleWriter,
  ArticleWriterError,
  type ShopInfo,
  type WritingAnswer,
  type WrittenArticle,
} from '../article-writer.port.ts';
import { selectSubjects } from '../blog.repository.ts';
import { createPost } from '../save-post.ts';
import { findDuplicate } from './duplicate-article.ts';
import { attemptsOf } from './generation-views.ts';
import {
  type GenerationRow,
  lockGeneration,
  sumTokensOfDay,
  updateGeneration,
} from './generations.repository.ts';
import { createCover } from './make-cover.ts';

export type WritingNeeds = UploadPictureNeeds & {
  database: Database;
  articleWriter: ArticleWriter;
  readShopInfo(): Promise<ShopInfo>;
  getSettings: GetSettings;
};

const MAX_TOKENS_PER_ARTICLE = 8_000;
/**
 * The minimum number of tokens an article needs. With less left in the daily budget, the writer is not
 * called.
 */
const MIN_TOKENS = 2_000;

/**
 * Writes the next article of the generation and stores it as a draft, or counts it as skipped. Throws
 * ArticleWriterError when the writer gives up or the daily token budget is used up.
 */
export async function writeNextPost(shop: WritingNeeds, generation: GenerationRow): Promise<void> {
  const turn = attemptsOf(generation);
  const existing = await selectSubjects(shop.database.orm);
  const { article, tokens } = await requestArticle(shop, generation, { round: turn, existing });
  const fresh = article !== null && findDuplicate(article, existing) === null ? article : null;
  const imageUrl = fresh && (await coverOf(shop, fresh));
  // The author of the draft, until a person enters a name.
  const author = `Redactie ${(await shop.getSettings()).brand.name}`;
  await shop.database.transaction(async (tx) => {
    const row = await lockGeneration(tx, generation.id);
    // Another process has already written this article, so this one is not stored.
    if (row?.state !== 'working' || attemptsOf(row) !== turn) return;
    const now = shop.clock.now();
    // Somebody may have added the same article in the meantime.
    const isNew = fresh !== null && findDuplicate(fresh, await selectSubjects(tx)) === null;
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

async function requestArticle(
  shop: WritingNeeds,
  { id, topic }: GenerationRow,
  { round, existing }: Pick<ArticleRequest, 'round' | 'existing'>,
): Promise<WritingAnswer> {
  const maxTokens = shop.articleWriter.countsTokens ? await tokensLeft(shop) : 0;
  return shop.articleWriter.write({
    topic,
    round,
    existing,
    maxTokens,
    info: await shop.readShopInfo(),
    seed: id * 100 + round,
  });
}

async function tokensLeft({ database, clock, getSettings }: WritingNeeds): Promise<number> {
  const budget = (await getSettings()).writing.dailyTokens;
  const left = budget - (await sumTokensOfDay(database.orm, clock.now()));
  if (left >= MIN_TOKENS) return Math.min(MAX_TOKENS_PER_ARTICLE, left);
  throw new ArticleWriterError(
    `Het dagbudget van ${budget.toLocaleString('nl-NL')} tokens is op. Morgen kan het weer, of verhoog het bij de instellingen.`,
  );
}

/**
 * Returns the URL of the article's cover image: the writer's own image, or else a drawn cover. Returns null
 * when the library refuses the cover; the article then shows the default image.
 */
async function coverOf(shop: WritingNeeds, { title, imageUrl }: WrittenArticle): Promise<string | null> {
  if (imageUrl !== null) return imageUrl;
  try {
    return await createCover(shop, title);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function draftOf({ title, excerpt, content, seoKeywords }: WrittenArticle, author: string) {
  return { title, excerpt, content, seoKeywords, author, published: false };
}
