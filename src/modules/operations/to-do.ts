// What waits for an operator, as lines that lead to the work: a line is there as long as something does, and
// leaves by itself.

import type { Tag } from '#shared/api/tags.ts';
import { type Day, daysBetween } from '#shared/shop-days.ts';
import type { ToDoLine } from './contract.ts';

/** `lastDay`: on which the first of it has to be done; `path`, `text`: in place of those of the source. */
export type Waiting = { count: number; lastDay?: Day | null; path?: string; text?: string };

/** One kind of work. */
export type ToDoSource<Needs> = {
  key: string;
  /** Whose role may see it (accounts/rights.ts). */
  part: Tag;
  /** What one of it is called, and what several are, behind their number. */
  words: readonly [one: string, many: string];
  path: string;
  /** Null, or a count of 0, when nothing waits. */
  find(shop: Needs): Promise<Waiting | null>;
};

type Log = { warn(fields: object, message: string): void };

/** In the order of the sources. One that cannot be looked at is left out, and in the log. */
export async function readToDo<Needs extends { log: Log }>(
  shop: Needs,
  sources: readonly ToDoSource<Needs>[],
  today: Day,
): Promise<ToDoLine[]> {
  const readSource = async (source: ToDoSource<Needs>): Promise<ToDoLine[]> => {
    try {
      const waiting = await source.find(shop);
      return waiting && waiting.count > 0 ? [lineOf(source, waiting, today)] : [];
    } catch (error) {
      shop.log.warn({ err: error, source: source.key }, 'what waits could not be looked at');
      return [];
    }
  };
  return (await Promise.all(sources.map(readSource))).flat();
}

/** Fewer days than this are few. */
const URGENT_DAYS = 3;
const number = new Intl.NumberFormat('nl-NL');

export function lineOf(
  { key, words: [one, many], path }: Pick<ToDoSource<never>, 'key' | 'words' | 'path'>,
  waiting: Waiting,
  today: Day,
): ToDoLine {
  const { count, lastDay = null, text = `${number.format(count)} ${count === 1 ? one : many}` } = waiting;
  const left = lastDay === null ? null : daysBetween(today, lastDay);
  return {
    key,
    count,
    text,
    path: waiting.path ?? path,
    clock: left === null ? null : clockText(left),
    isUrgent: left !== null && left < URGENT_DAYS,
  };
}

function clockText(left: number): string {
  if (left < 0) return left === -1 ? '1 dag te laat' : `${-left} dagen te laat`;
  if (left === 0) return 'vandaag nog';
  return left === 1 ? 'nog 1 dag' : `nog ${left} dagen`;
}
