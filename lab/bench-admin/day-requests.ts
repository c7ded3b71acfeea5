// Lists the other requests of an operator's day on a large shop: messages, customers, parcels to pack,
// returns, stock, and the bookkeeping of a quarter.

import * as z from 'zod';
import type { Ask } from './ask.ts';

const quarterRowsSchema = z.array(z.object({ quarter: z.string() }));
const journalSchema = z.object({
  items: z.array(z.object({ reference: z.string(), payoutId: z.string().nullable() })),
});
const foundSchema = z.object({ items: z.array(z.object({ id: z.number() })) });

const encoded = (words: readonly string[]) => words.map((word) => `q=${encodeURIComponent(word)}`);

export type Words = { words: readonly string[]; orderNumber: string; name: string };

export async function dayQuestions(ask: Ask, { words, orderNumber, name }: Words): Promise<string[]> {
  return [
    ...(await inboxQuestions(ask, [...words, name])),
    ...returnQuestions([...words.slice(0, 4), orderNumber, name]),
    ...stockQuestions([orderNumber, 'gebarsten', 'bestaatniet']),
    ...(await bookQuestions(ask, [orderNumber, 'bestaatniet'])),
  ];
}

async function inboxQuestions(ask: Ask, words: readonly string[]): Promise<string[]> {
  const query = (parameters: string) => `/api/admin/conversations?limit=25&${parameters}`;
  const { items } = foundSchema.parse(await ask(query('state=all')));
  const contacts = (parameters: string) => `/api/contacts?limit=25&${parameters}`;
  return [
    ...['state=open', 'state=all', 'state=closed', 'state=all&sort=oldest'].map(query),
    ...encoded(words).flatMap((word) => [query(`state=all&${word}`), contacts(word)]),
    ...items
      .slice(0, 1)
      .flatMap(({ id }) => [`/api/admin/conversations/${id}`, `/api/admin/conversations/${id}/customer`]),
  ];
}

function returnQuestions(words: readonly string[]): string[] {
  const returns = (parameters: string) => `/api/admin/returns?limit=25&${parameters}`;
  const withdrawals = (parameters: string) => `/api/admin/withdrawals?limit=25&${parameters}`;
  return [
    ...['status=waiting', 'status=open', 'status=closed', 'status=paid'].map(returns),
    ...['status=open', 'status=settled'].map(withdrawals),
    ...encoded(words).flatMap((word) => [returns(word), withdrawals(word)]),
  ];
}

function stockQuestions(words: readonly string[]): string[] {
  const query = (parameters: string) => `/api/admin/stock/movements?limit=50&${parameters}`;
  return [
    ...[
      'article=jar',
      'article=brush',
      'kind=sold',
      'kind=bought',
      'kind=broken',
      'article=brush&kind=sold',
    ].map(query),
    ...encoded(words).map(query),
  ];
}

async function bookQuestions(ask: Ask, words: readonly string[]): Promise<string[]> {
  const books = '/api/admin/bookkeeping';
  const query = (parameters: string) => `${books}/journal?limit=50&${parameters}`;
  const quarters = quarterRowsSchema.parse(await ask(`${books}/quarters`)).map(({ quarter }) => quarter);
  const { items } = journalSchema.parse(await ask(query('kind=payment')));
  const known = items.flatMap(({ reference, payoutId }) => [
    reference,
    ...(payoutId === null ? [] : [payoutId]),
  ]);
  const kinds = ['invoice', 'credit_note', 'refund', 'dispute', 'payout', 'fee'];
  return [
    ...quarters
      .slice(0, 3)
      .flatMap((quarter) => [`${books}/quarters/${quarter}`, query(`quarter=${quarter}`)]),
    ...kinds.map((kind) => query(`kind=${kind}`)),
    query('matched=no'),
    query(`quarter=${quarters[1] ?? quarters[0]}&kind=refund`),
    ...encoded([...words, ...known.slice(0, 2)]).map(query),
    ...encoded(['po_demo2026', 'bestaatniet']).map((word) => `${books}/payouts?limit=25&${word}`),
  ];
}
