// What a button of the page of choices stands for, and how a choice is shown there: the same for its script
// and its server.

import { formatDateTime } from '#shared/date-formats.ts';
import { ACCEPTED, type Choices, type ConsentRecord, REFUSED } from './consent-record.ts';

/** `save` keeps the switches as they are; whatever is not understood is a refusal. */
export function choicesFromForm(button: string, switches: Choices): Choices {
  if (button === 'accept') return ACCEPTED;
  return button === 'save' ? switches : REFUSED;
}

/** When a choice was made, as people write it. */
export const consentDateText = ({ time }: ConsentRecord): string => formatDateTime(new Date(time));
