// Describes what configuration and operator need to know of a payment provider. The adapter that calls the
// provider is in src/integrations.

import type * as z from 'zod';
import type { EnvironmentText } from '../variables.ts';

export type PaymentService = {
  /** Display name of the provider. */
  name: string;
  /** Dutch text that tells the operator which variables and keys to set to take real money. */
  keys: string;
  keysInShort: string;
  /** Schemas of all environment variables of this provider, with their meaning. */
  variables: z.ZodRawShape;
  /** Name of the variable that selects this provider when it is set. */
  key: string;
  /** Names of the variables that must be set together with `key`. */
  needed: readonly string[];
  /** Name of the variable with the address of a stand-in for this provider, for tests. */
  apiBase: string;
  /** True when a key moves real money. */
  isLive(key: string): boolean;
  /**
   * Lists the variables whose values contradict each other, such as a live and a test key; one line per
   * problem.
   */
  faults(env: EnvironmentText): string[];
  /** Returns the provider's keys and its name as `service`. `env` must have been validated. */
  read(env: EnvironmentText): { service: string };
};
