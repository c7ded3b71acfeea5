// Generates the adapter of another payment provider: its entry point, and the function that calls the
// provider's HTTP API. provider-words.mjs generates the parsing of answers. The model is
// src/integrations/stripe-payments.

/** Returns the texts of the adapter's files by path. */
export function adapterFiles(words) {
  const { kebab } = words;
  const folder = `src/integrations/${kebab}-payments`;
  return {
    [`${folder}/${kebab}-payments.ts`]: provider(words),
    [`${folder}/call-${kebab}.ts`]: ask(words),
  };
}

const provider = ({
  kebab,
  pascal,
  title,
}) => `// The payment provider ${title}, behind the shop's own port. Whoever pays goes to an address of ${title} and comes back.
// What is not written yet says so: the shop is told that its provider is away, and does nothing in its place.

import {
  type CreatePayment,
  type PaymentProvider,
  PaymentProviderUnavailable,
} from '#modules/payments/index.ts';
import { toDecimalText } from '#shared/money.ts';
import { type Call${pascal}, createCall${pascal}, type ${pascal}Access } from './call-${kebab}.ts';
import { type ${pascal}Payment, readPayment } from './${kebab}-answers.ts';
import { isOwn, paymentOf } from './payment-of.ts';
import { createReadEvent, SIGNATURE_HEADER } from './read-event.ts';

export type ${pascal}Options = ${pascal}Access & {
  webhookSecret: string;
  /** Real money: decided by the kind of the key. */
  live: boolean;
  /** Where a customer comes back, and with which payment once it is known. */
  successUrl(paymentId?: string): string;
};

/** To fill in: a payment is created, read, and given its way back, each under ${title}'s own path. */
const PAYMENTS = '/payments';
const pathOf = (paymentId: string) => \`\${PAYMENTS}/\${encodeURIComponent(paymentId)}\`;

export function create${pascal}Provider(options: ${pascal}Options): PaymentProvider {
  const ask = createCall${pascal}(options);
  const readEvent = createReadEvent(options);
  return {
    create: (asked) => createPayment(ask, options.successUrl, asked),
    async retrieve(paymentId) {
      const answer = await ask('GET', pathOf(paymentId));
      const said = answer === null ? null : readPayment(answer);
      return said && isOwn(said) ? paymentOf(said) : null;
    },
    updateAmount: notWritten('change an amount'),
    cancel: notWritten('cancel a payment'),
    refund: notWritten('give money back'),
    readReversals: notWritten('read what went back'),
    listReversedPayments: notWritten('list what went back'),
    list: notWritten('list payments'),
    listBalance: notWritten('list changes of the balance'),
    listPayouts: notWritten('list payouts'),
    listPaidOut: notWritten('list what a payout holds'),
    verifyEvent(rawBody, { [SIGNATURE_HEADER]: signature }) {
      return readEvent(rawBody, typeof signature === 'string' ? signature : undefined);
    },
  };
}

async function createPayment(
  ask: Call${pascal},
  successUrl: ${pascal}Options['successUrl'],
  { amount, reference, idempotencyKey }: CreatePayment,
) {
  const body = {
    amount: { currency: 'EUR', value: toDecimalText(amount) },
    description: reference,
    redirectUrl: successUrl(),
    metadata: { order_reference: reference },
  };
  const made = readPayment(await ask('POST', PAYMENTS, { body, idempotencyKey }));
  // The way back names the payment, whose id is known only now.
  const redirectUrl = successUrl(made.id);
  const said = readPayment(
    await ask('PATCH', pathOf(made.id), { body: { redirectUrl }, idempotencyKey: \`\${idempotencyKey}-back\` }),
  );
  return { payment: paymentOf(said), clientSecret: addressOf(said) };
}

/** What the checkout calls a client secret is here the address where the customer pays. */
function addressOf({ id, checkoutUrl }: ${pascal}Payment): string {
  if (!checkoutUrl) throw new PaymentProviderUnavailable(\`${title} gave no address to pay \${id} at\`);
  return checkoutUrl;
}

/**
 * To fill in, one call of the port after the other; docs/another-payment-provider.md says what each has to
 * guarantee.
 */
function notWritten(what: string): () => Promise<never> {
  return async () => {
    throw new PaymentProviderUnavailable(\`${title} cannot \${what} yet: write it in ${kebab}-payments.ts\`);
  };
}
`;

const ask = ({
  kebab,
  pascal,
  title,
}) => `// Every call to ${title} goes through here: its key, how long the shop waits, and what each kind of "no" means to it.
// What is not a "no" but a mistake of ours (a wrong parameter, a key used twice) stays the error it is.

import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { seconds } from '#shared/clock.ts';

/**
 * To fill in: the address of ${title}'s API, without a slash at its end. Until then only a stand-in can be
 * asked.
 */
const HOME = '';

const TIMEOUT_MS = seconds(20);

export type ${pascal}Access = {
  secretKey: string;
  /** Another place than ${title} itself, for tests; null in a shop. */
  apiBase: string | null;
};

export type ${pascal}Call = {
  body?: object;
  /** Carried out once, however often it is sent. */
  idempotencyKey?: string;
};

/**
 * The body of the answer; null for 404. Throws PaymentProviderUnavailable when ${title} cannot be asked right
 * now.
 */
export type Call${pascal} = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  call?: ${pascal}Call,
) => Promise<unknown>;

export function createCall${pascal}({ secretKey, apiBase }: ${pascal}Access): Call${pascal} {
  return async (method, path, call = {}) => {
    const base = apiBase ?? HOME;
    if (base === '') throw new PaymentProviderUnavailable('Where is ${title}? Fill in HOME in call-${kebab}.ts');
    const what = \`\${method} \${path}\`;
    try {
      const response = await fetch(\`\${base}\${path}\`, requestOf(method, secretKey, call));
      return response.status === 404 ? null : readBody(response.status, await response.text(), what);
    } catch (error) {
      if (error instanceof ${pascal}Refused || error instanceof PaymentProviderUnavailable) throw error;
      throw new PaymentProviderUnavailable(\`${title} did not answer: \${what}\`, { cause: error });
    }
  };
}

function requestOf(method: string, secretKey: string, { body, idempotencyKey }: ${pascal}Call): RequestInit {
  return {
    method,
    headers: {
      authorization: \`Bearer \${secretKey}\`,
      accept: 'application/json',
      'user-agent': 'Zwartwit webshop',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
}

/** To fill in where it is caught: which refusals are a PaymentNotChangeable, and which a mistake of ours. */
class ${pascal}Refused extends Error {
  override readonly name = '${pascal}Refused';
}

function readBody(status: number, text: string, what: string): unknown {
  // A key that was revoked is nothing the shopper did: only the operator can mend it.
  const isOutage = status === 401 || status === 403 || status === 429 || status >= 500;
  if (isOutage) throw new PaymentProviderUnavailable(\`${title} answered \${status}: \${what}\`);
  if (status >= 400) throw new ${pascal}Refused(\`${title} answered \${status}: \${what}: \${text.slice(0, 400)}\`);
  return text === '' ? {} : JSON.parse(text);
}
`;
