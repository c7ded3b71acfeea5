// What happens to changes of orders, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const changeReference = z.object({ changeId: z.number().int() });
export type ChangeReference = z.infer<typeof changeReference>;

/** The order is as it was wanted: its customer is told, with the new papers. */
export const orderChanged: Fact<ChangeReference> = { name: 'order-changed', parse: changeReference.parse };

/** The customer is to be asked for the difference; asked again with each announcement. */
export const differenceAsked: Fact<ChangeReference & { times: number }> = {
  name: 'difference-asked',
  parse: changeReference.extend({ times: z.number().int() }).parse,
};
