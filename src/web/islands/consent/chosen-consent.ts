// What a button of the page of choices stands for, and how a choice is shown there: the same for its script
// and its server.

import { momentInFull } from '#shared/written-moments.ts';
import { ACCEPTED, type Choices, type ConsentRecord, REFUSED } from './consent-record.ts';

/** `save` keeps the switches as they are; whatever is not understood is a refusal. */
export function chosenBy(button: string, switches: Choices): Choices {
  if (button === 'accept') return ACCEPTED;
  return button === 'save' ? switches : REFUSED;
}

/** When a choice was made, as people write it. */
export const momentOf = ({ time }: ConsentRecord): string => momentInFull(new Date(time));
