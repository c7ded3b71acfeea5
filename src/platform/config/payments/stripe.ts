// Describes Stripe's environment variables: three keys, and the address of a stand-in for tests.

import * as z from 'zod';
import { optional, url } from '../variables.ts';
import type { PaymentService } from './payment-service.ts';

const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key);

export const stripe = {
  name: 'Stripe',
  keys: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY en STRIPE_WEBHOOK_SECRET met sleutels die met sk_live_ en pk_live_ beginnen',
  keysInShort: 'de drie STRIPE_-variabelen',
  variables: {
    STRIPE_SECRET_KEY: optional(
      z.string().regex(/^(sk|rk)_(test|live)_/, 'must start with sk_test_ or sk_live_'),
    ).describe('without it the sandbox payment provider is used'),
    STRIPE_PUBLISHABLE_KEY: optional(
      z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_'),
    ).describe('needed with STRIPE_SECRET_KEY'),
    STRIPE_WEBHOOK_SECRET: optional(z.string().min(8)).describe('needed with STRIPE_SECRET_KEY'),
    STRIPE_API_BASE: optional(url).describe('for tests: a stand-in of Stripe'),
  },
  key: 'STRIPE_SECRET_KEY',
  needed: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  apiBase: 'STRIPE_API_BASE',
  isLive,
  faults: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
    secret && publishable && isLive(secret) !== isLive(publishable)
      ? ['STRIPE_PUBLISHABLE_KEY: must be of the same kind as STRIPE_SECRET_KEY, test or live']
      : [],
  read: (env) => ({
    service: 'stripe' as const,
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: env.STRIPE_API_BASE || null,
  }),
} satisfies PaymentService;
