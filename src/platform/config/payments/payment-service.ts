// A service that moves the shop's money, as the environment and the operator know it; its adapter is in
// src/integrations.

import type * as z from 'zod';
import type { EnvironmentText } from '../variables.ts';

export type PaymentService = {
  /** As people know it. */
  name: string;
  /** What an operator sets to take real money, in Dutch. */
  keys: string;
  keysInShort: string;
  /** Every variable with its meaning. */
  variables: z.ZodRawShape;
  /**
   * Names of variables: the one that chooses this service, those of no use without it, and the way to a
   * stand-in.
   */
  key: string;
  needed: readonly string[];
  apiBase: string;
  /** Whether a key moves real money. */
  isLive(key: string): boolean;
  /** What is wrong with the variables together; one line per fault. */
  faults(env: EnvironmentText): string[];
  /** From variables without a fault. */
  read(env: EnvironmentText): { service: string };
};
