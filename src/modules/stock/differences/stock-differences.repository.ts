// Finds differences in the stock: articles whose movements do not add up to the quantity on hand, and batches
// whose remaining pieces do not match what was sent and broken.

import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import {
  type DifferenceKind,
  difference,
  parseSubjectKey,
  parseSubjectNumber,
  repairByKey,
  repairByNumber,
} from '#platform/database/differences.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { remainingOfBatch } from '../movements/corrections.repository.ts';
import { correctBatch, correctMovements } from './correct-stock.ts';

type Needs = { database: Database; clock: Clock };

const EXPECTED_REMAINING = remainingOfBatch({
  id: sql`b.id`,
  received: sql`b.received`,
  remaining: sql`b.remaining`,
  article: sql`b.article_code`,
});

export const stockDifferences: readonly DifferenceKind<Needs>[] = [
  difference({
    key: 'movements',
    title: 'Bewegingen tellen niet op tot de voorraad',
    path: href('/admin/stock/movements'),
    over: 'whole',
    rows: () => sql`select 'article:' || code as subject, name, on_hand as one, coalesce(moved.pieces, 0) as other
      from stock_articles left join (select article_code, sum(quantity) as pieces from stock_movements group by 1) moved on article_code = code
      where on_hand <> coalesce(moved.pieces, 0)`,
    text: ({ subject, one, other }) =>
      `Van ${parseSubjectKey(subject)} zijn er ${one}, en de bewegingen komen op ${other}.`,
    repair: repairByKey('Correctie boeken', (shop, id, { actor }) => correctMovements(shop, id, actor)),
  }),
  difference({
    key: 'batch',
    title: 'Partij telt niet op',
    path: href('/admin/stock/batches'),
    over: 'whole',
    rows: () =>
      sql`select 'batch:' || b.id as subject, b.remaining as one, ${EXPECTED_REMAINING} as other from batches b where b.remaining <> ${EXPECTED_REMAINING}`,
    text: ({ subject, one, other }) =>
      `Van partij ${parseSubjectNumber(subject)} zou er ${one} over zijn, volgens de bestellingen ${other}.`,
    repair: repairByNumber('Partij natellen', correctBatch),
  }),
];
