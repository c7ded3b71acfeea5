// Lists all comparisons of orders with the other books: payments and refunds, invoice documents, history,
// stock, labels and mails.

import type { RefundNeeds } from '#modules/refunds/index.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { documentDifferences } from './document-differences.repository.ts';
import { moneyDifferences } from './money-differences.repository.ts';
import type { RepairDocumentsNeeds } from './repair-documents.ts';
import type { RepairWorkNeeds } from './repair-work.ts';
import { workDifferences } from './work-differences.repository.ts';

type Needs = RefundNeeds & RepairDocumentsNeeds & RepairWorkNeeds;

export const orderDifferences: readonly DifferenceKind<Needs>[] = [
  ...moneyDifferences,
  ...documentDifferences,
  ...workDifferences,
];
