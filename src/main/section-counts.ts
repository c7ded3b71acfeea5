// The figures beside the sections of the back-office. Each asks the list it counts for one row, because lists know
// their length without reading all of it; a new section adds its line here.

import type { SectionCounts } from '#api/counts.ts';
import { countPosts } from '#modules/blog/index.ts';
import { listProducts, listVariants } from '#modules/catalog/index.ts';
import { listCoupons } from '#modules/coupons/index.ts';
import { listMailPage } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Composed } from './compose.ts';

const ONE = { limit: 1 };

type Total = { total: number; totalIsMore?: boolean | undefined };

export function sectionCounts(
  { orm }: Pick<Database, 'orm'>,
  shop: Pick<
    Composed,
    | 'listOrders'
    | 'manageDrafts'
    | 'listContacts'
    | 'manageImports'
    | 'mediaLibrary'
    | 'emailTemplates'
    | 'listAllReviews'
    | 'listWithdrawals'
  >,
): () => Promise<SectionCounts> {
  const readers: Record<string, () => Promise<Total>> = {
    products: async () => ({ total: (await listProducts(orm, { publishedOnly: false })).length }),
    orders: () => shop.listOrders.page(ONE),
    drafts: () => shop.manageDrafts.page(ONE),
    reviews: () => shop.listAllReviews.page(ONE),
    coupons: async () => ({ total: (await listCoupons(orm)).length }),
    variants: async () => ({ total: (await listVariants(orm)).length }),
    blog: async () => ({ total: await countPosts(orm) }),
    contacts: () => shop.listContacts.page(ONE),
    media: () => shop.mediaLibrary.page(ONE),
    outbox: () => listMailPage(orm, ONE),
    withdrawals: () => shop.listWithdrawals.page({ ...ONE, status: 'open' }),
    import: async () => ({ total: await shop.manageImports.count() }),
    emails: async () => ({ total: (await shop.emailTemplates.list()).length }),
  };
  return async () => {
    const counts = Object.entries(readers).map(async ([section, read]) => {
      const { total, totalIsMore = false } = await read();
      return [section, { count: total, isMore: totalIsMore }] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };
}
