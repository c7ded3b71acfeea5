// Shared by browser and server: the meaning of the buttons of /cookies, and the text of a stored choice.

import { formatDateTime } from '#shared/date-formats.ts';
import { ACCEPTED, type Choices, type ConsentRecord, REFUSED } from './consent-record.ts';

/**
 * Returns the choices for a button: `accept` accepts all, `save` keeps the switches, any other value refuses
 * all.
 */
export function choicesFromForm(button: string, switches: Choices): Choices {
  if (button === 'accept') return ACCEPTED;
  return button === 'save' ? switches : REFUSED;
}

/** Returns date and time of a choice as Dutch text. */
export const consentDateText = ({ time }: ConsentRecord): string => formatDateTime(new Date(time));
