// A payment provider as the environment and the operator know it; its adapter is in src/integrations.

import type * as z from 'zod';
import type { EnvironmentText } from '../variables.ts';

export type PaymentService = {
  /** Display name of the provider. */
  name: string;
  /** Names of the keys an operator sets to take real money, in Dutch. */
  keys: string;
  keysInShort: string;
  /** Every environment variable of this provider, with its meaning. */
  variables: z.ZodRawShape;
  /**
   * Names of variables: `key` selects this provider, `needed` must be set with it, `apiBase` is the address
   * of a stand-in.
   */
  key: string;
  needed: readonly string[];
  apiBase: string;
  /** Tells whether a key moves real money. */
  isLive(key: string): boolean;
  /** Lists the problems of the variables in combination, one line per problem. */
  faults(env: EnvironmentText): string[];
  /** Reads the provider's keys; the variables must be valid. */
  read(env: EnvironmentText): { service: string };
};
