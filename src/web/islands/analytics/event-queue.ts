// Decides which events may be sent to external services. Events wait in memory until the visitor has made a
// choice and are dropped after a refusal. The choice is read again for every event, so that a withdrawal
// takes effect at once.

import type { Choices } from '../consent/consent-record.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/**
 * Maximum number of waiting events, enough for a long visit without a choice. When it is exceeded, the oldest
 * event is dropped.
 */
const MAX_WAITING = 50;

export type EventQueue = {
  add(event: OutgoingEvent): void;
  /**
   * Sends the waiting analytics events to Google or drops them, according to the choice the visitor has just
   * made. Does nothing before the first choice.
   */
  settle(): void;
};

export type EventQueuePorts = {
  /** Returns the visitor's cookie choices (statistics, marketing); null before the first choice. */
  choices(): Choices | null;
  forward(event: OutgoingEvent): void;
  /**
   * Called for each analytics event with what happened to it: sent, waiting for the visitor's choice, or
   * dropped. The page /ga-debug shows it.
   */
  report?(event: OutgoingEvent, fate: EventStatus): void;
};

export type EventStatus = 'forwarded' | 'waiting' | 'dropped';

export function createEventQueue({ choices, forward, report }: EventQueuePorts): EventQueue {
  const waiting: OutgoingEvent[] = [];

  function add(event: OutgoingEvent): void {
    const chosen = choices();
    const fate = chosen === null ? 'waiting' : mayForward(event, chosen) ? 'forwarded' : 'dropped';
    if (fate === 'waiting') waiting.push(event);
    if (waiting.length > MAX_WAITING) waiting.shift();
    if (fate === 'forwarded') forward(event);
    report?.(event, fate);
  }

  return {
    add,
    settle() {
      if (choices() !== null) waiting.splice(0).forEach(add);
    },
  };
}

/**
 * True when an event may be sent: a conversion requires consent to marketing, every other event consent to
 * statistics.
 */
export function mayForward(event: OutgoingEvent, choices: Choices): boolean {
  return event.name === 'conversion' ? choices.marketing : choices.statistics;
}
