// The services of others the shop leans on, each behind a circuit: one that has stopped answering is left
// alone for a while and tried again by itself. What an outage is, is said in the words of each port.

import { type ArticleWriter, WritingTrouble } from '#modules/blog/index.ts';
import type { IncomingMailbox } from '#modules/contacts/index.ts';
import { MailRefused, type MailTransport } from '#modules/mail/index.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from '#modules/payments/index.ts';
import {
  type AddressDirectory,
  type LabelProvider,
  LabelServiceAway,
  LabelServiceSilent,
} from '#modules/shipping/index.ts';
import { type Circuit, type CircuitOptions, createCircuit } from '#platform/circuit/circuit.ts';
import type { MachineLog } from '#platform/database/machine-log.ts';
import type { Clock } from '#shared/clock.ts';

export const vendors = ['payments', 'labels', 'mail', 'inbox', 'addresses', 'text'] as const;
export type Vendor = (typeof vendors)[number];

export type Vendors = ReturnType<typeof createVendors>;

/** Nobody lives there and it costs nothing: only whether somebody answers counts. */
const SOMEWHERE = ['1012JS', 1] as const;
const DOES_NOT_ANSWER = 'It has not answered several times in a row and is left alone for a while';

export function createVendors(log: MachineLog, clock: Clock) {
  const circuits = new Map<Vendor, Circuit>();
  const behind = (service: Vendor, options: Omit<CircuitOptions, 'service' | 'clock' | 'log'>) => {
    const circuit = createCircuit({ service, clock, log, ...options });
    circuits.set(service, circuit);
    return circuit;
  };
  return {
    /** Null for one that answers, or is not used. */
    restingSince: (vendor: Vendor) => circuits.get(vendor)?.restingSince ?? null,
    close() {
      for (const circuit of circuits.values()) circuit.close();
    },

    payments: (provider: PaymentProvider) =>
      behind('payments', {
        isOutage: (error) => error instanceof PaymentProviderUnavailable,
        refuse: () => new PaymentProviderUnavailable(DOES_NOT_ANSWER),
        knock: () => provider.list({ createdSince: new Date(), startingAfter: null, limit: 1 }),
      }).guard(provider, [
        ...(['create', 'retrieve', 'updateAmount', 'cancel', 'refund'] as const),
        ...(['readReversals', 'listReversedPayments', 'list'] as const),
      ]),

    labels: (provider: LabelProvider) =>
      behind('labels', {
        isOutage: (error) =>
          error instanceof LabelServiceSilent ||
          (error instanceof LabelServiceAway && !error.isMisconfigured),
        refuse: () => new LabelServiceAway(DOES_NOT_ANSWER),
        knock: () => provider.find('nobody'),
      }).guard(provider, ['register', 'find', 'read', 'buy', 'cancel', 'print']),

    mail: (transport: MailTransport) =>
      behind('mail', {
        // An answer, however unfriendly, is one: it is about this mail.
        isOutage: (error) =>
          !(error instanceof MailRefused) && !(error instanceof Error && 'responseCode' in error),
        refuse: () => new Error(DOES_NOT_ANSWER),
        knock: async () => transport.check?.(),
      }).guard(transport, ['send']),

    inbox: (mailbox: IncomingMailbox) =>
      behind('inbox', {
        isOutage: () => true,
        refuse: () => new Error(DOES_NOT_ANSWER),
        knock: () => mailbox.check(),
      }).guard(mailbox, ['readNew', 'readOne']),

    addresses: (directory: AddressDirectory) =>
      behind('addresses', {
        isOutage: () => true,
        refuse: () => new Error(DOES_NOT_ANSWER),
        knock: () => directory.find(...SOMEWHERE),
      }).guard(directory, ['find']),

    /** `knock` asks the service whether it is there: an article costs money. */
    text: (writer: ArticleWriter, knock: () => Promise<unknown>) =>
      behind('text', {
        isOutage: () => true,
        refuse: () =>
          new WritingTrouble('De tekstdienst antwoordt al een tijd niet. We proberen hem vanzelf opnieuw.'),
        knock,
      }).guard(writer, ['write']),
  };
}
