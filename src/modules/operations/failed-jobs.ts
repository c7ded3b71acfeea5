// Jobs that failed, for the operator: why, how often, what happens next, and trying them again by hand.

import type { Jobs } from '#platform/jobs/jobs.ts';
import { notFound } from '#shared/api/problems.ts';
import type { FailedJobView } from './contract.ts';

type Needs = { jobs: Pick<Jobs, 'listFailing' | 'retry'> };

/** Newest first, at most a thousand. */
export async function listFailedJobs({ jobs }: Needs): Promise<FailedJobView[]> {
  const failedJobs = await jobs.listFailing();
  return failedJobs.map(({ queueClass: _queueClass, createdAt, nextTryAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }));
}

/** 404 `not_found` for one that succeeded, or is being tried, meanwhile. */
export async function retryJob({ jobs }: Needs, id: string): Promise<{ retried: number }> {
  const retried = await jobs.retry([id]);
  if (retried === 0) throw notFound('Deze taak wacht niet meer.');
  return { retried };
}

export async function retryFailedJobs({ jobs }: Needs): Promise<{ retried: number }> {
  return { retried: await jobs.retry('given up') };
}
