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
}) => `// The payment provider ${title} as an adapter of the shop's payment port. Customers pay on a page
// of ${title} and return. Calls that are not implemented yet throw PaymentProviderUnavailable.

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
  /** True for real money; determined by the kind of the key. */
  live: boolean;
  /** Returns the URL to which the customer returns; it names the payment once its id is known. */
  successUrl(paymentId?: string): string;
};

/** To fill in: the path of payments in ${title}'s API, under which they are created, read and updated. */
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
  // The return URL contains the payment's id, which is known only now.
  const redirectUrl = successUrl(made.id);
  const said = readPayment(
    await ask('PATCH', pathOf(made.id), { body: { redirectUrl }, idempotencyKey: \`\${idempotencyKey}-back\` }),
  );
  return { payment: paymentOf(said), clientSecret: addressOf(said) };
}

/** Returns the URL of the payment page, which takes the place of the client secret in the checkout. */
function addressOf({ id, checkoutUrl }: ${pascal}Payment): string {
  if (!checkoutUrl) throw new PaymentProviderUnavailable(\`${title} gave no address to pay \${id} at\`);
  return checkoutUrl;
}

/**
 * To fill in: replace each use with an implementation. docs/another-payment-provider.md describes what each
 * call must guarantee.
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
}) => `// Sends all requests to ${title}, with the key and a timeout. Outages become
// PaymentProviderUnavailable; other refusals, such as a wrong parameter, become ${pascal}Refused.

import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { seconds } from '#shared/clock.ts';

/**
 * To fill in: the base URL of ${title}'s API, without a slash at its end. While it is empty, only a
 * stand-in can be called.
 */
const HOME = '';

const TIMEOUT_MS = seconds(20);

export type ${pascal}Access = {
  secretKey: string;
  /** The base URL of a stand-in, for tests; null for ${title} itself. */
  apiBase: string | null;
};

export type ${pascal}Call = {
  body?: object;
  /** Repeated requests with the same key are carried out once. */
  idempotencyKey?: string;
};

/**
 * Sends a request and returns the body of the response; null for 404. Throws PaymentProviderUnavailable
 * during an outage, and ${pascal}Refused for any other refusal.
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

/**
 * Thrown for a refused request. To fill in where it is caught: which refusals mean PaymentNotChangeable.
 */
class ${pascal}Refused extends Error {
  override readonly name = '${pascal}Refused';
}

function readBody(status: number, text: string, what: string): unknown {
  // A revoked key is treated as an outage: only the operator can solve it, not the customer.
  const isOutage = status === 401 || status === 403 || status === 429 || status >= 500;
  if (isOutage) throw new PaymentProviderUnavailable(\`${title} answered \${status}: \${what}\`);
  if (status >= 400) throw new ${pascal}Refused(\`${title} answered \${status}: \${what}: \${text.slice(0, 400)}\`);
  return text === '' ? {} : JSON.parse(text);
}
`;
