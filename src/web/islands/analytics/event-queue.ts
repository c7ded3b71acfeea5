// Decides which events may be sent to external services. Before the visitor's choice they wait in memory;
// after a refusal they are dropped. The choice is read for every event, so a withdrawal takes effect at once.

import type { Choices } from '../consent/consent-record.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/** The maximum number of waiting events, enough for a long visit without a choice. */
const MAX_WAITING = 50;

export type EventQueue = {
  add(event: OutgoingEvent): void;
  /** Sends or drops the waiting events after a choice. */
  settle(): void;
};

export type EventQueuePorts = {
  /** The visitor's choices; null before a choice. */
  choices(): Choices | null;
  forward(event: OutgoingEvent): void;
  /** Called with the result of an event, for the page /ga-debug. */
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
 * Whether an event may be sent: a conversion requires consent to marketing, every other event to statistics.
 */
export function mayForward(event: OutgoingEvent, choices: Choices): boolean {
  return event.name === 'conversion' ? choices.marketing : choices.statistics;
}
