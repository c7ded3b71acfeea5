// Decides which events may leave for a service of others. Before a choice they wait here, in memory;
// after a refusal they are gone. The choice is asked for at every event, so a withdrawal counts at once.

import type { Choices } from '../consent/consent-record.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/** Enough for a long visit without a choice. */
const MAX_WAITING = 50;

export type EventQueue = {
  add(event: OutgoingEvent): void;
  /** After a choice: what waited goes on its way, or is dropped. */
  settle(): void;
};

export type EventQueuePorts = {
  /** Null while nothing has been chosen. */
  choices(): Choices | null;
  forward(event: OutgoingEvent): void;
  /** Told what became of an event, for the page that shows it. */
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

/** A conversion is for the advertiser; everything else is statistics. */
export function mayForward(event: OutgoingEvent, choices: Choices): boolean {
  return event.name === 'conversion' ? choices.marketing : choices.statistics;
}
