// The blog's back-office put together: who writes, what they may know of the shop, and publishing later.

import { Readable } from 'node:stream';
import { createOfflineWriter } from '#integrations/offline-text/offline-text.ts';
import { createOpenaiWriter } from '#integrations/openai-text/openai-text.ts';
import {
  createOperatorPosts,
  createWritePosts,
  drawCover,
  type ShopFacts,
  slugOf,
} from '#modules/blog/index.ts';
import { listProducts } from '#modules/catalog/index.ts';
import { type TakePictureNeeds, takePicture } from '#modules/media/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';

type Parts = {
  config: Pick<Config, 'ai'>;
  database: Database;
  jobs: Jobs;
  getSettings: GetSettings;
  pictures: TakePictureNeeds;
  clock: Clock;
};

/** To be called before the jobs start. */
export function composeBlog({ config, database, jobs, getSettings, pictures, clock }: Parts) {
  const readFacts = async (): Promise<ShopFacts> => {
    const { brand, product } = await getSettings();
    const [sold] = await listProducts({ database }, { publishedOnly: true });
    return {
      brand: brand.name,
      product: product.name,
      description: sold?.description ?? '',
      ingredients: sold?.ingredients ?? '',
      warnings: sold?.warnings ?? '',
      netWeightGrams: sold?.netWeightGrams ?? null,
    };
  };
  const makeCover = async (title: string): Promise<string> => {
    const drawing = Readable.from([Buffer.from(drawCover(title))]);
    const { url } = await takePicture(pictures, {
      content: drawing,
      fileName: `${slugOf(title) || 'omslag'}.svg`,
    });
    return url;
  };
  return {
    makeCover,
    posts: createOperatorPosts({ database, jobs, clock }),
    writing: createWritePosts({
      ...{ database, jobs, clock, readFacts, makeCover },
      writer: config.ai ? createOpenaiWriter(config.ai) : createOfflineWriter(),
      readDailyTokens: async () => (await getSettings()).writing.dailyTokens,
      readAuthor: async () => `Redactie ${(await getSettings()).brand.name}`,
    }),
  };
}
