// What waits for who is logged in, asked on every page: in words on the first one, as figures beside the
// sections of the rail.

import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ToDoLine } from '#modules/operations/contract.ts';
import { toDoEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { sectionOf } from './sections.ts';

/** Read again after every change (query-client.ts): work that is done leaves by itself. */
export const SECTION_COUNTS: QueryKey = ['section-counts'];

const STALE_MS = minutes(1);
const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 0 });

export const toDoQuery = endpointQuery(SECTION_COUNTS, toDoEndpoint, {
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
});

/** The figure of a section by its address; null while it is not known, or when nothing waits there. */
export function useSectionCounts(): (path: string) => string | null {
  const { data = [] } = useQuery(toDoQuery);
  return (path) => countLabel(countOf(data, path));
}

/** How much waits in the section of that address. */
export function countOf(lines: readonly ToDoLine[], path: string): number {
  const there = lines.filter((line) => sectionOf(line.path.replace(/\?.*/, ''))?.path === path);
  return there.reduce((sum, { count }) => sum + count, 0);
}

/** "12", "4K"; nothing for none. */
export function countLabel(count: number): string | null {
  return count > 0 ? short.format(count) : null;
}
