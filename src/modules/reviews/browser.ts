// Entry point of the reviews module for browser code: Dutch names of review states and sources, for the
// back-office list and its CSV file.

import type { ReviewSource, ReviewStatus } from './contract.ts';

export const STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Wacht op jou',
  published: 'Gepubliceerd',
  rejected: 'Afgewezen',
};

export const SOURCE_LABELS: Readonly<Record<ReviewSource, string>> = {
  customer: 'Klant',
  import: 'Overgenomen',
  sample: 'Voorbeeld',
  ai: 'Voorbeeld (AI)',
};
