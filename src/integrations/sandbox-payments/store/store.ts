// The state of the sandbox: its tables, and the only two ways to change them. `movePayment` changes a payment
// by the table of allowed status changes; `record` writes the event. The caller of either must have opened a
// transaction.

import { SandboxWrongState } from '../account/errors.ts';
import { eventOfMove, nextStatus, type PaymentMove } from '../account/payment-states.ts';
import { type EventObject, paymentObject, writeEvent } from '../messages/webhook-event.ts';
import type { AccountOptions, SandboxTimings } from '../options.ts';
import { createBalanceRepository } from './balance.repository.ts';
import { createDisputesRepository } from './disputes.repository.ts';
import { createDueChangesRepository } from './due-changes.repository.ts';
import { createEventsRepository } from './events.repository.ts';
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts';
import { createRefundsRepository } from './refunds.repository.ts';
import type { SandboxFile } from './sandbox-file.ts';

export type Store = ReturnType<typeof createStore>;

export function createStore(
  file: SandboxFile,
  options: Pick<AccountOptions, 'clock' | 'webhookMode' | 'livemode'>,
  timings: SandboxTimings,
) {
  const payments = createPaymentsRepository(file.connection);
  const refunds = createRefundsRepository(file.connection);
  const disputes = createDisputesRepository(file.connection);
  const balance = createBalanceRepository(file.connection);
  const events = createEventsRepository(file.connection);
  const dueChanges = createDueChangesRepository(file.connection);
  const listeners: (() => void)[] = [];
  let recorded = false;

  function record(type: string, object: EventObject): void {
    const now = options.clock.now();
    const event = writeEvent({ type, object, createdAt: now, livemode: options.livemode ?? false });
    const delay = firstDelay(options.webhookMode, timings);
    events.insert(event, delay === null ? null : now.getTime() + delay);
    recorded = true;
  }

  function movePayment(row: PaymentRow, move: PaymentMove, change: Partial<PaymentRow>): PaymentRow {
    const status = nextStatus(row.status, move);
    if (status === null) throw notChangeable(row, move);
    const moved = { ...row, ...change, status };
    payments.save(moved);
    const event = eventOfMove[move];
    if (event !== null) record(event, paymentObject(moved));
    return moved;
  }

  return {
    payments,
    refunds,
    disputes,
    balance,
    dueChanges,
    record,
    movePayment,
    transaction<T>(work: () => T): T {
      recorded = false;
      const result = file.transaction(work);
      if (recorded) for (const listener of listeners) listener();
      return result;
    },
    read: file.read,
    /**
     * Registers a listener that is called after each commit that wrote webhook events of the sandbox, so that
     * they are sent at once.
     */
    onEvents(listener: () => void): void {
      listeners.push(listener);
    },
  };
}

/** Returns the delay in ms before an event is sent; null when the event is never sent (mode `lost`). */
function firstDelay(mode: AccountOptions['webhookMode'], timings: SandboxTimings): number | null {
  const delays = {
    normal: 0,
    duplicate: 0,
    lost: null,
    late: timings.lateBy,
    reordered: timings.reorderWindow,
  } satisfies Record<AccountOptions['webhookMode'], number | null>;
  return delays[mode];
}

export function notChangeable(row: PaymentRow, move: string): SandboxWrongState {
  return new SandboxWrongState(
    'payment_intent_unexpected_state',
    `${move} is not possible on ${row.id}, it is ${row.status}`,
  );
}
