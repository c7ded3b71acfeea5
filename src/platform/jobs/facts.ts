// Facts are domain events; reactions are the jobs that follow them. A fact is announced in the transaction
// that made it true and becomes one job per reaction. Each reaction is retried on its own until it succeeds.

import type { Orm } from '#platform/database/database.ts';
import type { Fact } from '#shared/fact.ts';
import type { JobQueue, Jobs, QueueClass } from './jobs.ts';

export type Reaction<Data extends object, Needs> = {
  /** Name of the reaction and of its jobs, in kebab-case: `send-confirmation-when-order-placed`. */
  name: string;
  /** Queue class of the reaction's jobs; default `quick`. */
  queueClass?: QueueClass;
  fact: Fact<Data>;
  /** Performs the reaction. Must be safe to run twice. */
  react: (shop: Needs, data: Data) => Promise<void>;
  /**
   * A second job that the reaction sends for a later moment, with its queue and handler. The handler must be
   * safe to run twice.
   */
  later?: { queue: JobQueue<Data>; run: (shop: Needs, data: Data) => Promise<void> };
};

/**
 * Announces a fact: sends one job for each of its reactions, in the transaction `tx`. `done` names the
 * reactions that the transaction itself has already performed; these get no job.
 */
export type Announce = <Data extends object>(
  ...what: [tx: Orm, fact: Fact<Data>, data: Data, done?: readonly string[]]
) => Promise<void>;

/**
 * Creates the function that announces facts, from the name, queue class and fact of each reaction. The
 * handlers of the reactions are registered by `handleReactions`.
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

/** The type of a list of reactions: the data of each reaction must match the data of its own fact. */
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
