// Describes what configuration and operator need to know of a payment provider. The adapter that calls the
// provider is in src/integrations.

import type * as z from 'zod';
import type { EnvironmentText } from '../variables.ts';

export type PaymentService = {
  /** Display name of the provider. */
  name: string;
  /** Dutch names of the keys an operator must set to take real money. */
  keys: string;
  keysInShort: string;
  /** Schemas of all environment variables of this provider, with their meaning. */
  variables: z.ZodRawShape;
  /**
   * Name of the variable whose presence selects this provider. The variables in `needed` must be set with it,
   * and `apiBase` is the variable with the address of a stand-in for tests.
   */
  key: string;
  needed: readonly string[];
  apiBase: string;
  /** True when a key moves real money. */
  isLive(key: string): boolean;
  /** Lists the variables that do not fit together, one line per problem. */
  faults(env: EnvironmentText): string[];
  /** Returns the provider's keys. The variables must have been validated. */
  read(env: EnvironmentText): { service: string };
};
