// Lists the requests of the back-office that are measured on a large shop: every list of the API, and the
// lists of orders, carts and customers with all searches, filters, sortings and pages.

import * as z from 'zod';
import type { Ask } from './ask.ts';
import { dayQuestions } from './day-requests.ts';

const operationSchema = z.object({
  parameters: z.array(z.object({ in: z.string(), required: z.boolean().optional() })).optional(),
});
const openApiSchema = z.object({
  paths: z.record(z.string(), z.object({ get: operationSchema.optional() })),
});
const pageSchema = z.object({
  items: z.array(z.object({ id: z.number() })),
  nextCursor: z.string().nullable(),
});
const orderSchema = z.object({
  id: z.number(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  postalCode: z.string(),
});

/**
 * Matches the paths that operators' pages read. A new list of the back-office is measured without being added
 * here.
 */
const READ_BY_OPERATORS = /^\/api\/(admin\/|draft-orders$|contacts$|products$|reviews$|blog-posts$)/;
/** Matches paths that are not measured: exports, and requests that call other services or are not lists. */
const NOT_LISTS = /export|proof|\.csv$|backup|session|preview|services/;
/** Required query parameters of lists. Other paths with required parameters are not lists and are skipped. */
const NEEDS: Readonly<Record<string, string>> = { '/api/admin/saved-views': '?list=orders' };

const SORTS = ['newest', 'oldest', 'highest', 'lowest', 'name', 'name_desc'];
const FILTERS = [
  'status=pending',
  'status=delivered',
  'payment=refunded',
  'payment=disputed',
  'country=US',
  'country=BE',
  'carrier=gls',
  'coupon=WELKOM10',
  'attention=true',
  'archived=true',
  'from=2026-01-01&until=2026-01-31',
  'status=delivered&country=BE&payment=partially_refunded',
];
/** Search texts: one that matches nearly every order, others that match many, few, one and none. */
const WORDS = ['example', 'amsterdam', 'jansen', 'jo', 'anna utrecht', 'dorpsstraat 12', 'bestaatniet'];

/** The ISO date this many days ago, for charts of today, of ninety days and of a year. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const PERIODS = [0, 89, 360].map((days) => [dayBefore(days), dayBefore(0)] as const);

export async function adminQuestions(ask: Ask): Promise<string[]> {
  const { paths } = openApiSchema.parse(await ask('/api/openapi.json'));
  const lists = Object.entries(paths)
    .filter(([path, { get }]) => get && !path.includes('{') && (path in NEEDS || !needsWords(get)))
    .map(([path]) => path)
    .filter((path) => READ_BY_OPERATORS.test(path) && !NOT_LISTS.test(path))
    .map((path) => `${path}${NEEDS[path] ?? ''}`);
  const newest = z.array(orderSchema).parse(await ask('/api/admin/orders'))[500];
  if (!newest) throw new Error('There are too few orders to measure anything');
  const exact = [newest.orderNumber, newest.customerName, newest.customerEmail, newest.postalCode];
  return [
    ...lists,
    ...(await orderQuestions(ask, exact)),
    ...(await customerQuestions(ask, exact)),
    ...(await dayQuestions(ask, {
      words: WORDS,
      orderNumber: newest.orderNumber,
      name: newest.customerName,
    })),
    `/api/admin/orders/${newest.id}/customer`,
    ...SORTS.map((sort) => `/api/draft-orders?limit=50&sort=${sort}`),
    ...WORDS.map((word) => `/api/draft-orders?limit=50&q=${encodeURIComponent(word)}`),
    ...PERIODS.map(([from, to]) => `/api/admin/analytics?from=${from}&to=${to}`),
    '/api/admin/outbox?limit=25',
    '/api/admin/outbox?limit=25&q=jansen',
    `/api/admin/orders/${newest.id}`,
    '/api/stripe/failed-payments',
  ];
}

function needsWords({ parameters = [] }: z.infer<typeof operationSchema>): boolean {
  return parameters.some(({ in: where, required }) => where === 'query' && required === true);
}

async function orderQuestions(ask: Ask, exact: readonly string[]): Promise<string[]> {
  const query = (parameters: string) => `/api/admin/orders?limit=50&${parameters}`;
  const searches = [...WORDS, ...exact].map((word) => `q=${encodeURIComponent(word)}`);
  const deep = await Promise.all(SORTS.map((sort) => deepPage(ask, query(`sort=${sort}`))));
  return [
    ...SORTS.map((sort) => query(`sort=${sort}`)),
    ...deep,
    ...FILTERS.flatMap((filter) => [query(filter), query(`${filter}&sort=highest`)]),
    ...searches.flatMap((search) => [query(search), query(`${search}&sort=name`)]),
  ];
}

const CUSTOMER_SORTS = ['newest', 'spent', 'orders', 'name', 'name_desc'];

async function customerQuestions(ask: Ask, exact: readonly string[]): Promise<string[]> {
  const query = (parameters: string) => `/api/admin/customers?limit=50&${parameters}`;
  const searches = [...WORDS, ...exact.slice(1, 3)].map((word) => query(`q=${encodeURIComponent(word)}`));
  const { items } = pageSchema.parse(await ask(query('sort=orders')));
  return [
    ...CUSTOMER_SORTS.map((sort) => query(`sort=${sort}`)),
    ...(await Promise.all(CUSTOMER_SORTS.map((sort) => deepPage(ask, query(`sort=${sort}`))))),
    query('country=BE'),
    query('country=US&sort=spent'),
    query('standing=blocked'),
    ...searches.flatMap((search) => [search, `${search}&sort=spent`]),
    ...items.slice(0, 1).map(({ id }) => `/api/admin/customers/${id}`),
  ];
}

/** Returns the path of the eleventh page of a list, or of its last page when the list is shorter. */
async function deepPage(ask: Ask, first: string): Promise<string> {
  let path = first;
  for (let page = 0; page < 10; page += 1) {
    const { nextCursor } = pageSchema.parse(await ask(path));
    if (nextCursor !== null) path = `${first}&cursor=${nextCursor}`;
  }
  return path;
}
