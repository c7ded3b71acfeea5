// Circuit breakers of the external services. When a service stops answering, calls to it are suspended, and
// the service is tested until it answers again. Each port defines which errors count as an outage.

import { type ArticleWriter, ArticleWriterError } from '#modules/blog/index.ts';
import type { IncomingMailbox } from '#modules/contacts/index.ts';
import { MailRefused, type MailTransport } from '#modules/mail/index.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from '#modules/payments/index.ts';
import {
  type AddressDirectory,
  type LabelProvider,
  LabelServiceTimeout,
  LabelServiceUnavailable,
} from '#modules/shipping/index.ts';
import {
  type CircuitBreaker,
  type CircuitBreakerOptions,
  createCircuitBreaker,
} from '#platform/circuit/circuit-breaker.ts';
import type { Logger } from '#platform/database/logger.ts';
import type { Clock } from '#shared/clock.ts';

export const vendors = ['payments', 'labels', 'mail', 'inbox', 'addresses', 'text'] as const;
export type Vendor = (typeof vendors)[number];

export type GuardedVendors = ReturnType<typeof createGuardedVendors>;

/**
 * The address looked up to test the address service, which is free of charge; the result does not matter,
 * only that the service answers.
 */
const PROBE_ADDRESS = ['1012JS', 1] as const;
const CIRCUIT_OPEN = 'It has not answered several times in a row and is left alone for a while';

/** The calls of the payment provider that a circuit breaker can suspend. */
const PAYMENT_CALLS = [
  'create',
  'retrieve',
  'updateAmount',
  'cancel',
  'refund',
  'readReversals',
  'listReversedPayments',
  'list',
] as const;

export function createGuardedVendors(log: Logger, clock: Clock) {
  const circuits = new Map<Vendor, CircuitBreaker>();
  const createVendorCircuit = (
    service: Vendor,
    options: Omit<CircuitBreakerOptions, 'service' | 'clock' | 'log'>,
  ) => {
    const circuit = createCircuitBreaker({ service, clock, log, ...options });
    circuits.set(service, circuit);
    return circuit;
  };
  return {
    /**
     * Returns the moment since which calls to an external service are suspended; null when calls are allowed
     * or the shop does not use the service.
     */
    openSince: (vendor: Vendor) => circuits.get(vendor)?.openSince ?? null,
    close() {
      for (const circuit of circuits.values()) circuit.close();
    },

    payments: (provider: PaymentProvider) =>
      createVendorCircuit('payments', {
        isOutage: (error) => error instanceof PaymentProviderUnavailable,
        refuse: () => new PaymentProviderUnavailable(CIRCUIT_OPEN),
        probe: () => provider.list({ createdSince: new Date(), startingAfter: null, limit: 1 }),
      }).guard(provider, PAYMENT_CALLS),

    labels: (provider: LabelProvider) =>
      createVendorCircuit('labels', {
        isOutage: (error) =>
          error instanceof LabelServiceTimeout ||
          (error instanceof LabelServiceUnavailable && !error.isMisconfigured),
        refuse: () => new LabelServiceUnavailable(CIRCUIT_OPEN),
        probe: () => provider.find('nobody'),
      }).guard(provider, ['register', 'find', 'read', 'buy', 'cancel', 'print']),

    mail: (transport: MailTransport) =>
      createVendorCircuit('mail', {
        // A refusal is an answer too: it is about this mail, and the server works.
        isOutage: (error) =>
          !(error instanceof MailRefused) && !(error instanceof Error && 'responseCode' in error),
        refuse: () => new Error(CIRCUIT_OPEN),
        probe: async () => transport.check?.(),
      }).guard(transport, ['send']),

    inbox: (mailbox: IncomingMailbox) =>
      createVendorCircuit('inbox', {
        isOutage: () => true,
        refuse: () => new Error(CIRCUIT_OPEN),
        probe: () => mailbox.check(),
      }).guard(mailbox, ['readNew', 'readOne']),

    addresses: (directory: AddressDirectory) =>
      createVendorCircuit('addresses', {
        isOutage: () => true,
        refuse: () => new Error(CIRCUIT_OPEN),
        probe: () => directory.find(...PROBE_ADDRESS),
      }).guard(directory, ['find']),

    /**
     * Adds a circuit breaker to the article writer. `probe` tests the service without writing, because an
     * article costs money.
     */
    text: (writer: ArticleWriter, probe: () => Promise<unknown>) =>
      createVendorCircuit('text', {
        isOutage: () => true,
        refuse: () =>
          new ArticleWriterError(
            'De tekstdienst antwoordt al een tijd niet. We proberen hem vanzelf opnieuw.',
          ),
        probe,
      }).guard(writer, ['write']),
  };
}
