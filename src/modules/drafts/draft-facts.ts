// What happens to a basket, for those who react to it.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const draftReference = z.object({ draftId: z.number().int() });
export type DraftReference = z.infer<typeof draftReference>;

/** A customer said yes to one reminder, should they leave without ordering. */
export const reminderRequested = fact('reminder-asked', draftReference);
