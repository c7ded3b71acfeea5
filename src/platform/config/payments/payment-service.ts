// Describes what configuration and operator need to know of a payment provider. The adapter that calls the
// provider is in src/integrations.

import type * as z from 'zod';
import type { EnvironmentText } from '../variables.ts';

export type PaymentService = {
  /** Display name of the payment provider. */
  name: string;
  /**
   * Dutch text that tells the operator which environment variables and keys of this payment provider to set
   * to take real money.
   */
  keys: string;
  keysInShort: string;
  /** Schemas of all environment variables of this payment provider, with their meaning. */
  variables: z.ZodRawShape;
  /** Name of the environment variable that selects this payment provider when it is set. */
  key: string;
  /**
   * Names of the environment variables that must be set together with `key`, the variable that selects the
   * payment provider.
   */
  needed: readonly string[];
  /** Name of the environment variable with the address of a stand-in for this payment provider, for tests. */
  apiBase: string;
  /** True when a key of the payment provider moves real money. */
  isLive(key: string): boolean;
  /**
   * Lists the variables of the payment provider whose values contradict each other, such as a live and a test
   * key; one line per problem.
   */
  faults(env: EnvironmentText): string[];
  /**
   * Reads the payment provider's keys from the environment and returns them with the provider's name as
   * `service`. `env` must have been validated.
   */
  read(env: EnvironmentText): { service: string };
};
