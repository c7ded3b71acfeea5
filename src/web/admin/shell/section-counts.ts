// The number of open tasks of the operator, fetched on every page. The overview shows them as sentences, the
// navigation as figures beside the sections.

import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ToDoLine } from '#modules/operations/contract.ts';
import { toDoEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { sectionOf } from './sections.ts';

/**
 * The cache key of the counts of open tasks beside the sections in the menu. Every change invalidates it
 * (query-client.ts), so that finished work disappears from the counts.
 */
export const SECTION_COUNTS: QueryKey = ['section-counts'];

const STALE_MS = minutes(1);
const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 0 });

export const toDoQuery = endpointQuery(SECTION_COUNTS, toDoEndpoint, {
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
});

/**
 * Returns a function from the path of a section to its number of open tasks as text; null while unknown or
 * zero.
 */
export function useSectionCounts(): (path: string) => string | null {
  const { data = [] } = useQuery(toDoQuery);
  return (path) => countLabel(countOf(data, path));
}

/** The number of open tasks in the section with this path. */
export function countOf(lines: readonly ToDoLine[], path: string): number {
  const there = lines.filter((line) => sectionOf(line.path.replace(/\?.*/, ''))?.path === path);
  return there.reduce((sum, { count }) => sum + count, 0);
}

/** Formats a number of tasks: "12", "4K"; null for zero. */
export function countLabel(count: number): string | null {
  return count > 0 ? short.format(count) : null;
}
