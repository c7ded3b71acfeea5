// Seeds a new shop: product and packs, countries, coupons, settings and templates. Each seed adds only
// missing rows, so a start never reverts an operator's change.

import { emailTemplates } from '#mails/mails.ts';
import { seedBlog } from '#modules/blog/index.ts';
import { bookMissingDocuments } from '#modules/bookkeeping/index.ts';
import { seedCatalog } from '#modules/catalog/index.ts';
import { seedCoupons } from '#modules/coupons/index.ts';
import { seedEmailTemplates } from '#modules/mail/index.ts';
import { seedPages } from '#modules/pages/index.ts';
import { seedSampleReviews } from '#modules/reviews/index.ts';
import { seedSettings } from '#modules/settings/index.ts';
import { seedShipping } from '#modules/shipping/index.ts';
import { measureArticles, migratePackStock, seedGifts } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';

export async function seedShop(
  database: Database,
  clock: Clock,
  { testMode }: { testMode: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const isFresh = await seedCatalog(tx, { now });
    await migratePackStock(tx, 'Overgenomen uit de voorraad per pack', now);
    if (isFresh) await seedGifts(tx, now);
    await bookMissingDocuments(tx);
    await measureArticles(tx);
    await seedShipping(tx);
    await seedCoupons(tx, { now });
    await seedSettings(tx, clock);
    await seedEmailTemplates(tx, clock, emailTemplates);
    await seedBlog(tx, clock);
    await seedPages(tx, clock);
    if (testMode) await seedSampleReviews(tx, clock);
  });
}
