// What a button of the page of choices stands for, and how a choice is shown there: the same for its script and its server.

import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { ACCEPTED, type Choices, type ConsentRecord, REFUSED } from './consent-record.ts';

/** `save` keeps the switches as they are; whatever is not understood is a refusal. */
export function chosenBy(button: string, switches: Choices): Choices {
  if (button === 'accept') return ACCEPTED;
  return button === 'save' ? switches : REFUSED;
}

/** When a choice was made, as people write it. */
export function momentOf({ time }: ConsentRecord): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  return new Date(time).toLocaleString('nl-NL', options);
}
