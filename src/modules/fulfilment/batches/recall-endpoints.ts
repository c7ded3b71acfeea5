// The API endpoints of the recall list of a supplier batch.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { recalledOrderSchema } from './recall-contract.ts';

const { get } = endpoints({ tag: 'orders', access: 'operator' });

/**
 * The API endpoints of the recall list of a supplier batch; the list is empty when no order was filled from
 * the batch.
 */
export const recallEndpoints = {
  list: get('/api/admin/batches/:id/recall', {
    summary: 'Every order that was filled from a batch, newest first',
    answer: z.array(recalledOrderSchema),
  }),
  file: get('/api/admin/batches/:id/recall/export', {
    summary: 'The same as a CSV file',
    proven: true,
    answer: { file: 'text/csv' },
  }),
};
