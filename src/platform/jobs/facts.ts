// Facts are what happened; reactions are what happens next. A fact is announced inside the transaction that made it true,
// and becomes one job per reaction, so each reaction is tried again on its own until it has succeeded.

import type { Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from './jobs.ts';

export type Fact<Data extends object> = {
  name: string;
  /** Parses what comes out of the queue; throws on data it does not know. */
  parse: (data: unknown) => Data;
};

export type Reaction<Data extends object> = {
  /** A sentence in kebab-case: `send-confirmation-when-order-placed`. */
  name: string;
  fact: Fact<Data>;
  /** Must be safe to run twice. */
  react: (data: Data) => Promise<void>;
};

export type Announce = <Data extends object>(tx: Orm, fact: Fact<Data>, data: Data) => Promise<void>;

/** Announcing needs the names of the reactions only; handling them needs the reactions themselves (`handleReactions`). */
export function createAnnounce(
  jobs: Jobs,
  reactionsOf: Readonly<Record<string, readonly string[]>>,
): Announce {
  return async (tx, fact, data) => {
    for (const reaction of reactionsOf[fact.name] ?? []) await jobs.send(tx, queueOf(reaction, fact), data);
  };
}

export function handleReaction<Data extends object>(jobs: Jobs, reaction: Reaction<Data>): void {
  jobs.handle(queueOf(reaction.name, reaction.fact), reaction.react);
}

function queueOf<Data extends object>(name: string, fact: Fact<Data>): JobQueue<Data> {
  return { name, parse: fact.parse };
}
