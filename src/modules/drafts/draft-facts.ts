// The facts about baskets, for reactions to them.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const draftReference = z.object({ draftId: z.number().int() });
export type DraftReference = z.infer<typeof draftReference>;

/** A customer agreed to one reminder in case the order is not completed. */
export const reminderRequested = fact('reminder-asked', draftReference);
