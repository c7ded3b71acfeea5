// How much there is in each section of the back-office, for the rail.

import type { SectionCounts } from '#modules/statistics/contract.ts';
import { statisticsEndpoints } from '#modules/statistics/endpoints.ts';
import type { Serve } from '../../serve.ts';

export function serveCounts(serve: Serve, countSections: () => Promise<SectionCounts>): void {
  serve(statisticsEndpoints.sections, countSections);
}
