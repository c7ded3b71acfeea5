// The figures beside the sections of the back-office. Each asks the list it counts for one row, because lists know
// their length without reading all of it; a new section adds its line here.

import type { Shop } from '#api/shop.ts';
import { countPosts } from '#modules/blog/index.ts';
import { listProducts, listVariants } from '#modules/catalog/index.ts';
import { listContacts } from '#modules/contacts/index.ts';
import { listCoupons } from '#modules/coupons/index.ts';
import { readCustomerTotal } from '#modules/customers/index.ts';
import { listDrafts } from '#modules/drafts/index.ts';
import { countImports } from '#modules/imports/index.ts';
import { listEmailTemplates, listMails } from '#modules/mail/index.ts';
import { listPictures } from '#modules/media/index.ts';
import { listOrders, listWithdrawals } from '#modules/orders/index.ts';
import { listReviews } from '#modules/reviews/index.ts';
import type { SectionCounts } from '#modules/statistics/index.ts';
import { countLowArticles } from '#modules/stock/index.ts';

const ONE = { limit: 1 };

type Needs = Omit<Shop, 'database'> & { database: Pick<Shop['database'], 'orm'> };
type Total = { total: number; totalIsMore?: boolean | undefined };

const READERS: Readonly<Record<string, (shop: Needs) => Promise<Total>>> = {
  products: async (shop) => ({ total: (await listProducts(shop, { publishedOnly: false })).length }),
  orders: (shop) => listOrders(shop, ONE),
  drafts: (shop) => listDrafts(shop, ONE),
  reviews: (shop) => listReviews(shop, ONE),
  coupons: async (shop) => ({ total: (await listCoupons(shop)).length }),
  variants: async (shop) => ({ total: (await listVariants(shop)).length }),
  stock: async (shop) => ({ total: await countLowArticles(shop.database.orm) }),
  blog: async ({ database }) => ({ total: await countPosts(database.orm) }),
  contacts: (shop) => listContacts(shop, ONE),
  media: (shop) => listPictures(shop, ONE),
  outbox: (shop) => listMails(shop, ONE),
  withdrawals: (shop) => listWithdrawals(shop, { ...ONE, status: 'open' }),
  import: async ({ database }) => ({ total: await countImports(database.orm) }),
  customers: readCustomerTotal,
  emails: async (shop) => ({ total: (await listEmailTemplates(shop)).length }),
};

export async function countSections(shop: Needs): Promise<SectionCounts> {
  const counts = Object.entries(READERS).map(async ([section, read]) => {
    const { total, totalIsMore = false } = await read(shop);
    return [section, { count: total, isMore: totalIsMore }] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
