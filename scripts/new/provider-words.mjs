// Generates the code that parses a payment provider's answers, payments and webhooks into the types of the
// port.

/** Returns the texts of these files by path. */
export function wordFiles(words) {
  const { kebab } = words;
  const folder = `src/integrations/${kebab}-payments`;
  return {
    [`${folder}/${kebab}-answers.ts`]: answers(words),
    [`${folder}/payment-of.ts`]: paymentOf(words),
    [`${folder}/read-event.ts`]: readEvent(words),
  };
}

const answers = ({
  pascal,
  title,
}) => `// Parses ${title}'s responses. An invalid response throws PaymentProviderUnavailable, so the shop
// never acts on a guess. To fill in: replace the names of the fields, which are only typical ones, with
// those of ${title}.

import * as z from 'zod';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';

/** An amount in euros; \`value\` has exactly two decimals. */
const amountSchema = z.object({ currency: z.literal('EUR'), value: z.string().regex(/^\\d+\\.\\d\\d$/) });

const paymentSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  amount: amountSchema,
  amountRefunded: amountSchema.nullish(),
  method: z.string().nullish(),
  createdAt: z.iso.datetime({ offset: true }),
  metadata: z.object({ order_reference: z.string().optional() }).nullish(),
  /** The URL of the page on which the customer pays. */
  checkoutUrl: z.url({ protocol: /^https$/ }).nullish(),
});
export type ${pascal}Payment = z.infer<typeof paymentSchema>;

export function readPayment(answer: unknown): ${pascal}Payment {
  const parsed = paymentSchema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PaymentProviderUnavailable(\`${title}'s answer makes no sense: \${where}\`);
}
`;

const paymentOf = ({
  kebab,
  pascal,
  title,
}) => `// Converts a payment of ${title} to the payment port's type. Only this file knows the terms of both.

import { PaymentProviderUnavailable, type ProviderPayment } from '#modules/payments/index.ts';
import { parseEuros, ZERO } from '#shared/money.ts';
import type { ${pascal}Payment } from './${kebab}-answers.ts';

/**
 * To fill in: the status at the port for each status of ${title}. The shop does nothing with a payment
 * whose status is missing here.
 */
const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {};

/** False for payments of the same account that this shop did not create. */
export function isOwn({ metadata }: ${pascal}Payment): boolean {
  return (metadata?.order_reference ?? '') !== '';
}

/** Converts a payment. Throws PaymentProviderUnavailable for a status that is not in \`STATUSES\`. */
export function paymentOf(said: ${pascal}Payment): ProviderPayment {
  const status = STATUSES[said.status];
  if (status === undefined)
    throw new PaymentProviderUnavailable(
      \`${title} says "\${said.status}" of a payment: fill in STATUSES in payment-of.ts\`,
    );
  const amount = amountOf(said.amount);
  return {
    id: said.id,
    status,
    amount,
    amountReceived: status === 'succeeded' ? amount : ZERO,
    amountRefunded: said.amountRefunded ? amountOf(said.amountRefunded) : ZERO,
    currency: 'eur',
    method: said.method ?? null,
    // To fill in: the reason of a failed attempt.
    lastFailure: null,
    reference: said.metadata?.order_reference ?? '',
    createdAt: new Date(said.createdAt),
  };
}

export function amountOf({ value }: ${pascal}Payment['amount']) {
  const amount = parseEuros(value);
  if (amount === null) throw new PaymentProviderUnavailable(\`${title} says "\${value}" of an amount\`);
  return amount;
}
`;

const readEvent = ({
  kebab,
  pascal,
  title,
}) => `// Verifies webhooks: the signature is checked on the raw bytes before anything is read. The shop
// uses the id and type of the event and the id of its payment, and requests everything else from ${title}. A
// live shop refuses test events.

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { EventRefusal, EventSubject, ProviderEvent } from '#modules/payments/index.ts';
import { isTimingSafeEqual } from '#platform/tokens/timing-safe-equal.ts';

/** To fill in: the name of the header with ${title}'s signature, in lower case. */
export const SIGNATURE_HEADER = 'x-${kebab}-signature';

/**
 * To fill in: the names of the fields in ${title}'s events. An event that does not match is refused as
 * \`unknown_event\`.
 */
const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  createdAt: z.iso.datetime({ offset: true }),
  mode: z.enum(['live', 'test']),
  paymentId: z.string().min(1).max(100).nullable(),
});
type ${pascal}Event = z.infer<typeof eventSchema>;

export type EventGate = { webhookSecret: string; live: boolean };

/**
 * Accepts events that ${title} signed with the secret of the shop, however old they are. Providers repeat an
 * event for a day with the same body; the shop processes each event id once.
 */
export function createReadEvent({ webhookSecret, live }: EventGate) {
  return (rawBody: Buffer, signature: string | undefined): ProviderEvent | EventRefusal => {
    if (!isSigned(rawBody, signature ?? '', webhookSecret)) return 'invalid_signature';
    const event = eventSchema.safeParse(parseJson(rawBody)).data;
    if (!event) return 'unknown_event';
    if ((event.mode === 'live') !== live) return 'wrong_mode';
    return { id: event.id, type: event.type, createdAt: new Date(event.createdAt), ...subjectOf(event) };
  };
}

/**
 * True when a signature in the header is correct. While a secret is being replaced the header has two,
 * separated by a comma.
 */
function isSigned(rawBody: Buffer, header: string, webhookSecret: string): boolean {
  const expected = createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
  return header.split(',').some((part) => isTimingSafeEqual(expected, part.trim().replace(/^sha256=/, '')));
}

/** To fill in: which event types are about a payment, and which about a refund or chargeback. */
function subjectOf({ type, paymentId }: ${pascal}Event): EventSubject {
  if (paymentId === null) return { about: 'other', paymentId };
  return { about: /^(refund|chargeback)\\./.test(type) ? 'reversal' : 'payment', paymentId };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}
`;
