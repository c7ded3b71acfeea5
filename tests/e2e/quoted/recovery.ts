// What is quoted of recovering a payment that failed.

import type { Walk } from './walk-quotes.ts';

export const recovery: readonly Walk[] = [];
