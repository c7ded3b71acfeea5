// Lists failed jobs for the operator, with reason, attempts and next attempt, and retries a job when the
// operator asks.

import type { Jobs } from '#platform/jobs/jobs.ts';
import { notFound } from '#shared/api/problems.ts';
import type { FailedJobView } from './contract.ts';

type Needs = { jobs: Pick<Jobs, 'listFailing' | 'retry'> };

/** Lists at most a thousand failed jobs, newest first. */
export async function listFailedJobs({ jobs }: Needs): Promise<FailedJobView[]> {
  const failedJobs = await jobs.listFailing();
  return failedJobs.map(({ queueClass: _queueClass, createdAt, nextTryAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }));
}

/** Queues a failed job again; throws 404 `not_found` when it does not exist, has succeeded or is running. */
export async function retryJob({ jobs }: Needs, id: string): Promise<{ retried: number }> {
  const retried = await jobs.retry([id]);
  if (retried === 0) throw notFound('Deze taak wacht niet meer.');
  return { retried };
}

export async function retryFailedJobs({ jobs }: Needs): Promise<{ retried: number }> {
  return { retried: await jobs.retry('given up') };
}
