// What an address on the list no longer gets, in words.

import type { SuppressionScope } from '#modules/mail/contract.ts';

export const SCOPES: Readonly<Record<SuppressionScope, string>> = {
  all: 'Geen mail meer',
  commercial: 'Geen herinneringen en verzoeken',
};
