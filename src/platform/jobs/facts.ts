// Facts are what happened; reactions are what happens next. A fact is announced inside the transaction that
// made it true, and becomes one job per reaction, so each reaction is tried again on its own until it has
// succeeded.

import type { Orm } from '#platform/database/database.ts';
import type { Fact } from '#shared/fact.ts';
import type { JobQueue, Jobs, QueueClass } from './jobs.ts';

export type Reaction<Data extends object, Needs> = {
  /** A sentence in kebab-case: `send-confirmation-when-order-placed`. */
  name: string;
  /** Default `quick`. */
  queueClass?: QueueClass;
  fact: Fact<Data>;
  /** Must be safe to run twice. */
  react: (shop: Needs, data: Data) => Promise<void>;
  /** Its postponed half, where it has one: the job it sends for later. Must be safe to run twice. */
  later?: { queue: JobQueue<Data>; run: (shop: Needs, data: Data) => Promise<void> };
};

/** `done` are reactions, by name, that have nothing left to do: the transaction has it already. */
export type Announce = <Data extends object>(
  ...what: [tx: Orm, fact: Fact<Data>, data: Data, done?: readonly string[]]
) => Promise<void>;

/**
 * Announcing needs the names of the reactions only; handling them needs the shop as well (`handleReactions`).
 */
export function createAnnounce(
  jobs: Jobs,
  reactions: readonly { name: string; queueClass?: QueueClass; fact: { name: string } }[],
): Announce {
  const reactionsOf = Map.groupBy(reactions, (reaction) => reaction.fact.name);
  return async (tx, fact, data, done = []) => {
    const remaining = (reactionsOf.get(fact.name) ?? []).filter(({ name }) => !done.includes(name));
    const queues = remaining.map((reaction) => queueOf({ ...reaction, fact }));
    await jobs.sendToAll(tx, queues, data);
  };
}

/** A list of reactions to facts that each say something of their own. */
type Reactions<Needs, Datas extends readonly object[]> = {
  readonly [Index in keyof Datas]: Reaction<Datas[Index], Needs>;
};

export function handleReactions<Needs extends { jobs: Jobs }, Datas extends readonly object[]>(
  shop: Needs,
  reactions: Reactions<Needs, Datas>,
): void {
  for (const reaction of reactions) handleReaction(shop, reaction);
}

function handleReaction<Data extends object, Needs extends { jobs: Jobs }>(
  shop: Needs,
  reaction: Reaction<Data, Needs>,
): void {
  const { react, later } = reaction;
  shop.jobs.handle(queueOf(reaction), (data) => react(shop, data));
  if (later) shop.jobs.handle(later.queue, (data) => later.run(shop, data));
}

function queueOf<Data extends object>({
  name,
  queueClass = 'quick',
  fact,
}: {
  name: string;
  queueClass?: QueueClass;
  fact: Fact<Data>;
}): JobQueue<Data> {
  return { name, queueClass, parse: fact.parse };
}
