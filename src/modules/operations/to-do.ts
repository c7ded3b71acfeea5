// Computes the operator's to-do list. A line is shown while its work exists and disappears when the work is
// done.

import type { Tag } from '#shared/api/tags.ts';
import { type Day, daysBetween } from '#shared/shop-days.ts';
import type { ToDoLine } from './contract.ts';

/**
 * The pending work that one source of the to-do list found. `lastDay` is the deadline of the most urgent
 * item. When given, `path` replaces the page of the source, and `text` the text made of the number and the
 * source's `words`.
 */
export type Waiting = { count: number; lastDay?: Day | null; path?: string; text?: string };

/** A source of the to-do list: one kind of work that an operator does. */
export type ToDoSource<Needs> = {
  key: string;
  /**
   * Section of the back-office to which a kind of work belongs; it determines which roles see the work
   * (accounts/rights.ts).
   */
  part: Tag;
  /** Dutch name of a kind of work, singular and plural; the to-do list shows it after the number of items. */
  words: readonly [one: string, many: string];
  path: string;
  /** Counts the pending work of one kind; null or a count of 0 when there is none. */
  find(shop: Needs): Promise<Waiting | null>;
};

type Log = { warn(fields: object, message: string): void };

/** Reads the to-do list, in the order of the sources. A source that throws is logged and left out. */
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

/** Work in the to-do list is urgent when fewer days than this are left until its deadline. */
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
