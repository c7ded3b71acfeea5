// The figures beside the sections of the rail.

import { type QueryKey, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { minutes } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';

const countsSchema = z.record(z.string(), z.object({ count: z.number(), isMore: z.boolean() }));

/** Read again after whatever adds or removes something. */
export const SECTION_COUNTS: QueryKey = ['section-counts'];

const FRESH = minutes(1);
const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 0 });

/** The figure of a section by its address; null while it is not known, or when the section counts nothing. */
export function useSectionCounts(): (path: string) => string | null {
  const { data } = useQuery({
    queryKey: SECTION_COUNTS,
    queryFn: ({ signal }) =>
      callApi('/api/admin/counts', { parse: (answer) => countsSchema.parse(answer), signal }),
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
