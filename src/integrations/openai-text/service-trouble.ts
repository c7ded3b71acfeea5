// What can be wrong with a text service, in words for the operator: trouble that passes, and a refusal that
// stays.

import { WritingTrouble } from '#modules/blog/index.ts';
import { seconds } from '#shared/clock.ts';

/**
 * Worth another try, after `retryAfter` milliseconds at the earliest; once only where each try takes its
 * whole time.
 */
export class PassingTrouble extends Error {
  readonly detail: string;
  readonly retryAfter: number;
  readonly isTimeout: boolean;

  constructor(detail: string, options: { retryAfter?: number; isTimeout?: boolean; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'PassingTrouble';
    this.detail = detail;
    this.retryAfter = options.retryAfter ?? 0;
    this.isTimeout = options.isTimeout ?? false;
  }
}

const LONGEST_WAIT = seconds(60);

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'De tekstdienst weigert de sleutel. Controleer AI_API_KEY.',
  402: 'Het tegoed bij de tekstdienst is op.',
  403: 'De tekstdienst staat dit niet toe. Controleer de rechten van AI_API_KEY.',
  404: 'De tekstdienst kent dit adres of model niet. Controleer AI_BASE_URL en AI_MODEL.',
};

/** Of an answer that is no success. Its body is not read: it may hold anything. */
export async function refusalOf(response: Response): Promise<PassingTrouble | WritingTrouble> {
  await response.body?.cancel();
  const { status } = response;
  if (status === 429) {
    const retryAfter = retryAfterOf(response.headers.get('retry-after'));
    return new PassingTrouble('De tekstdienst heeft het te druk.', { retryAfter });
  }
  if (status === 408 || status >= 500) {
    return new PassingTrouble(`De tekstdienst heeft een storing (${status}).`, {
      retryAfter: retryAfterOf(response.headers.get('retry-after')),
    });
  }
  return new WritingTrouble(REFUSALS[status] ?? `De tekstdienst weigert de vraag (${status}).`);
}

function retryAfterOf(header: string | null): number {
  const wanted = Number(header ?? 0);
  return Number.isFinite(wanted) ? Math.min(LONGEST_WAIT, seconds(Math.max(0, wanted))) : 0;
}
