// Generates the other files of a payment provider: its environment variables, its parts of the checkout, and
// a test of what can be tested without the provider.

/** Returns the texts of these files by path. */
export function pieceFiles(words) {
  const { kebab } = words;
  const pieces = `src/web/checkout/payment/${kebab}`;
  return {
    [`src/platform/config/payments/${kebab}.ts`]: keys(words),
    [`${pieces}/${kebab}-kit.ts`]: kit(words),
    [`${pieces}/${kebab}-payment-form.tsx`]: form(words),
    [`src/integrations/${kebab}-payments/${kebab}-payments.test.ts`]: adapterTest(words),
  };
}

const keys = ({
  camel,
  kebab,
  title,
  upper,
}) => `// Describes ${title}'s environment variables: the key, the webhook secret, and the address of a
// stand-in for tests.

import * as z from 'zod';
import { optional, url } from '../variables.ts';
import type { PaymentService } from './payment-service.ts';

/** To fill in: what distinguishes a live key from a test key, here and in the texts for the operator. */
export const ${camel} = {
  name: '${title}',
  keys: '${upper}_API_KEY en ${upper}_WEBHOOK_SECRET met een sleutel die met live_ begint',
  keysInShort: 'de twee ${upper}_-variabelen',
  variables: {
    ${upper}_API_KEY: optional(z.string().regex(/^(test|live)_/, 'must start with test_ or live_')).describe(
      'payments go to ${title}; not beside the key of another payment service',
    ),
    ${upper}_WEBHOOK_SECRET: optional(z.string().min(8)).describe('needed with ${upper}_API_KEY'),
    ${upper}_API_BASE: optional(url).describe('for tests: a stand-in of ${title}'),
  },
  key: '${upper}_API_KEY',
  needed: ['${upper}_WEBHOOK_SECRET'],
  apiBase: '${upper}_API_BASE',
  isLive: (key: string) => key.startsWith('live_'),
  faults: () => [],
  read: (env) => ({
    service: '${kebab}' as const,
    secretKey: env.${upper}_API_KEY ?? '',
    webhookSecret: env.${upper}_WEBHOOK_SECRET ?? '',
    apiBase: env.${upper}_API_BASE || null,
  }),
} satisfies PaymentService;
`;

const kit = ({
  camel,
  kebab,
  pascal,
  title,
}) => `// The payment components of ${title}. Customers pay on a page of ${title}, so the checkout has no
// wallet buttons.

import { useEffect } from 'react';
import type { ExpressPaymentProps, PaymentKit } from '../payment-form.ts';
import { ${pascal}PaymentForm } from './${kebab}-payment-form.tsx';

export const ${camel}PaymentKit: PaymentKit = { Form: ${pascal}PaymentForm, Express: NoWallets };

function NoWallets({ onAvailability }: ExpressPaymentProps) {
  useEffect(() => onAvailability(false), [onAvailability]);
  return null;
}
`;

const form = ({
  pascal,
  title,
}) => `// The payment section of ${title}, without fields: customers choose the method and pay on a page of
// ${title}, and then return.

import { useImperativeHandle } from 'react';
import type { PaymentFormProps } from '../payment-form.ts';

export function ${pascal}PaymentForm({ ref }: PaymentFormProps) {
  useImperativeHandle(ref, () => ({
    check: async () => [],
    // The client secret is the URL of the payment page.
    confirm: async ({ clientSecret }) => ({ kind: 'redirect', url: clientSecret }),
  }));
  return <p className="co-note">Je kiest hoe je betaalt, en betaalt, bij ${title}.</p>;
}
`;

const adapterTest = ({
  kebab,
  pascal,
  title,
  upper,
}) => `// Tests the parts of the ${title} adapter that need no connection: which webhooks are accepted, and
// that unknown answers and unfinished calls throw.

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { days } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { readPayment } from './${kebab}-answers.ts';
import { create${pascal}Provider } from './${kebab}-payments.ts';
import { amountOf, isOwn, paymentOf } from './payment-of.ts';
import { SIGNATURE_HEADER } from './read-event.ts';

const now = new Date('2026-11-20T12:00:00Z');
const webhookSecret = 'secret of the messages';
const provider = create${pascal}Provider({
  secretKey: 'test_1',
  webhookSecret,
  apiBase: null,
  live: false,
  successUrl: () => 'https://winkel.example/betaald',
});

const event = {
  id: 'event_1',
  type: 'payment.paid',
  mode: 'test',
  paymentId: 'p_1',
  createdAt: now.toISOString(),
};
const messageOf = (change: object = {}) => JSON.stringify({ ...event, ...change });
const signatureOf = (body: string, secret = webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');
const readSigned = (body: string, signature = signatureOf(body)) =>
  provider.verifyEvent(Buffer.from(body), { [SIGNATURE_HEADER]: signature });

describe('a message of ${title}', () => {
  it('is read when it is signed and of the shop’s own mode', () => {
    const { id, type } = event;
    expect(readSigned(messageOf())).toEqual({ id, type, about: 'payment', paymentId: 'p_1', createdAt: now });
  });

  it('is refused without a signature, with a foreign one, and when a single byte changed', () => {
    const body = messageOf();
    for (const signature of ['', '00', signatureOf(body, 'another secret'), signatureOf(\`\${body}\\n\`)])
      expect(readSigned(body, signature)).toBe('invalid_signature');
    expect(provider.verifyEvent(Buffer.from(body), {})).toBe('invalid_signature');
  });

  it('is read when it comes again a day later', () => {
    const createdAt = new Date(now.getTime() - days(1)).toISOString();
    expect(readSigned(messageOf({ createdAt }))).toMatchObject({ id: 'event_1' });
  });

  it('is read when one of two signatures is right, as while a secret is replaced', () => {
    const body = messageOf();
    const header = \`sha256=\${signatureOf(body, 'another secret')}, sha256=\${signatureOf(body)}\`;
    expect(readSigned(body, header)).toMatchObject({ id: 'event_1' });
  });

  it('of the other mode, and one that is signed and no event, are refused by those names', () => {
    expect(readSigned(messageOf({ mode: 'live' }))).toBe('wrong_mode');
    for (const body of ['', 'no json', '[]', '{}']) expect(readSigned(body)).toBe('unknown_event');
  });
});

describe('a payment of ${title}', () => {
  const answer = {
    id: 'p_1',
    status: 'a word nobody told the shop',
    createdAt: now.toISOString(),
    amount: { currency: 'EUR', value: '24.95' },
    metadata: { order_reference: 'agreement 1' },
  };

  it('is this shop’s own when it carries its reference', () => {
    expect(isOwn(readPayment(answer))).toBe(true);
    expect(isOwn(readPayment({ ...answer, metadata: null }))).toBe(false);
  });

  it('has an amount of exactly two decimals, or makes no sense', () => {
    expect(amountOf(readPayment(answer).amount)).toBe(cents(2495));
    for (const value of ['24.9', '24.951', '-1.00', 'free'])
      expect(() => readPayment({ ...answer, amount: { currency: 'EUR', value } })).toThrow(/makes no sense/);
  });

  it('in a state the shop has no word for is nothing to act on', () => {
    expect(() => paymentOf(readPayment(answer))).toThrow(/STATUSES/);
  });
});

it('what is not filled in yet is refused, and never made up', async () => {
  const asked = { amount: cents(2495), reference: 'r', idempotencyKey: 'k' };
  await expect(provider.create(asked)).rejects.toThrow(/HOME/);
  await expect(provider.cancel('p_1', 'duplicate')).rejects.toThrow(/cannot cancel/);
});

it('its key decides the mode, and stands beside no other service’s', () => {
  const ${upper}_WEBHOOK_SECRET = webhookSecret;
  const given = { DATA_DIR: '/tmp', SESSION_SECRET: 's'.repeat(32), ${upper}_WEBHOOK_SECRET };
  expect(readConfig({ ...given, ${upper}_API_KEY: 'test_1' })).toMatchObject({ live: false });
  expect(readConfig({ ...given, ${upper}_API_KEY: 'live_1' })).toMatchObject({
    live: true,
    payment: { service: '${kebab}' },
  });
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const both = { ...given, ...stripe, STRIPE_WEBHOOK_SECRET: webhookSecret, ${upper}_API_KEY: 'test_1' };
  expect(() => readConfig(both)).toThrow(/set one of them/);
});
`;
