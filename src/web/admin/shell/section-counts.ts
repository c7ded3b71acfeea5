// The figures beside the sections of the rail.

import { type QueryKey, useQuery } from '@tanstack/react-query';
import { statisticsEndpoints } from '#modules/statistics/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

/** Read again after whatever adds or removes something. */
export const SECTION_COUNTS: QueryKey = ['section-counts'];

const FRESH = minutes(1);
const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 0 });

/** The figure of a section by its address; null while it is not known, or when the section counts nothing. */
export function useSectionCounts(): (path: string) => string | null {
  const { data } = useQuery({
    queryKey: SECTION_COUNTS,
    queryFn: ({ signal }) => ask(statisticsEndpoints.sections, { signal }),
    staleTime: FRESH,
    refetchInterval: FRESH,
  });
  return (path) => {
    const found = data?.[path.replace(/^\/(admin\/)?/, '')];
    return found && found.count > 0 ? countLabel(found) : null;
  };
}

/** "12", "4K", and "10K+" when the shop stopped counting. */
export function countLabel({ count, isMore }: { count: number; isMore: boolean }): string {
  return `${short.format(count)}${isMore ? '+' : ''}`;
}
