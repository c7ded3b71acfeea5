// The blog's back-office put together: who writes, what they may know of the shop, and publishing later.

import { createOfflineWriter } from '#integrations/offline-text/offline-writer.ts';
import { createOpenaiWriter } from '#integrations/openai-text/openai-writer.ts';
import { createOperatorPosts, createWritePosts, type ShopFacts } from '#modules/blog/index.ts';
import { listProducts, type PackVariant } from '#modules/catalog/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import { cents, formatEuro } from '#shared/money.ts';

type Parts = {
  config: Pick<Config, 'ai'>;
  database: Database;
  jobs: Jobs;
  getSettings: GetSettings;
  packVariants: { read(): Promise<{ value: readonly PackVariant[] }> };
  clock: Clock;
};

/** To be called before the jobs start. */
export function composeBlog({ config, database, jobs, getSettings, packVariants, clock }: Parts) {
  const readFacts = async (): Promise<ShopFacts> => {
    const { brand, product, claims } = await getSettings();
    const [sold] = await listProducts(database.orm, { publishedOnly: true });
    const jar = (await packVariants.read()).value.find(({ quantity }) => quantity === 1);
    return {
      brand: brand.name,
      product: product.name,
      description: sold?.description ?? '',
      ingredients: sold?.ingredients ?? '',
      warnings: sold?.warnings ?? '',
      netWeightGrams: sold?.netWeightGrams ?? null,
      price: jar ? formatEuro(cents(jar.priceCents)) : null,
      moneyBackDays: claims.moneyBackDays,
    };
  };
  return {
    posts: createOperatorPosts({ database, jobs, clock }),
    writing: createWritePosts({
      ...{ database, jobs, clock, readFacts },
      writer: config.ai ? createOpenaiWriter(config.ai) : createOfflineWriter(),
      readDailyTokens: async () => (await getSettings()).writing.dailyTokens,
      readAuthor: async () => `Redactie ${(await getSettings()).brand.name}`,
    }),
  };
}
