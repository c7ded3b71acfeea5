// Every difference that can be seen from the orders: their money, their papers, and the work about them.

import type { DifferenceKind } from '#platform/database/differences.ts';
import type { RefundNeeds } from '../refunds/carry-out-refund.ts';
import { moneyDifferences } from './money-differences.repository.ts';
import { paperDifferences } from './paper-differences.repository.ts';
import type { RepairPapersNeeds } from './repair-papers.ts';
import type { RepairWorkNeeds } from './repair-work.ts';
import { workDifferences } from './work-differences.repository.ts';

type Needs = RefundNeeds & RepairPapersNeeds & RepairWorkNeeds;

export const orderDifferences: readonly DifferenceKind<Needs>[] = [
  ...moneyDifferences,
  ...paperDifferences,
  ...workDifferences,
];
