// Converts the database row of a generation to the progress that operators see.

import { minutes } from '#shared/clock.ts';
import type { Generation } from './generation-contract.ts';
import type { GenerationRow } from './generations.repository.ts';

/**
 * The time in milliseconds without progress after which a generation counts as interrupted. It is longer than
 * any article takes.
 */
const STALE_AFTER_MS = minutes(15);
const STALE_TEXT = 'Het schrijven is afgebroken. Wat er al was, staat bij de concepten.';

/**
 * Returns the number of articles of the generation that have been handled: the stored ones plus the skipped
 * ones.
 */
export function attemptsOf({ postIds, skipped }: Pick<GenerationRow, 'postIds' | 'skipped'>): number {
  return postIds.length + skipped;
}

export function toGeneration(row: GenerationRow, now: Date): Generation {
  const isCutOff = row.state === 'working' && now.getTime() - row.updatedAt.getTime() > STALE_AFTER_MS;
  return {
    id: row.id,
    state: isCutOff ? 'failed' : row.state,
    count: row.count,
    topic: row.topic,
    written: row.postIds.length,
    skipped: row.skipped,
    failure: isCutOff ? STALE_TEXT : row.failure,
    createdAt: row.createdAt.toISOString(),
  };
}
