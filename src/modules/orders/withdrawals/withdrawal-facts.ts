// What happens to withdrawals, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const withdrawalReference = z.object({ withdrawalId: z.number().int() });
export type WithdrawalReference = z.infer<typeof withdrawalReference>;

/** Somebody declared a withdrawal and must get the receipt of it. */
export const withdrawalDeclared: Fact<WithdrawalReference> = {
  name: 'withdrawal-declared',
  parse: withdrawalReference.parse,
};
