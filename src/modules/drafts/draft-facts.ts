// The domain events (facts) about baskets, which other modules react to.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const draftReference = z.object({ draftId: z.number().int() });
export type DraftReference = z.infer<typeof draftReference>;

/** Event: a customer agreed to one reminder mail in case the order is not completed. */
export const reminderRequested = fact('reminder-asked', draftReference);
