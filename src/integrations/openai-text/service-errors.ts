// The errors of a text service, with Dutch texts for the operator: temporary failures and permanent refusals.

import { ArticleWriterError } from '#modules/blog/index.ts';
import { seconds } from '#shared/clock.ts';

/**
 * A temporary failure of the text service. The request may be retried after at least `retryAfter` ms (0 when
 * the service states no pause); after a time-out only once.
 */
export class TransientError extends Error {
  readonly detail: string;
  readonly retryAfter: number;
  readonly isTimeout: boolean;

  constructor(detail: string, options: { retryAfter?: number; isTimeout?: boolean; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'TransientError';
    this.detail = detail;
    this.retryAfter = options.retryAfter ?? 0;
    this.isTimeout = options.isTimeout ?? false;
  }
}

const MAX_RETRY_AFTER_MS = seconds(60);

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'De tekstdienst weigert de sleutel. Controleer AI_API_KEY.',
  402: 'Het tegoed bij de tekstdienst is op.',
  403: 'De tekstdienst staat dit niet toe. Controleer de rechten van AI_API_KEY.',
  404: 'De tekstdienst kent dit adres of model niet. Controleer AI_BASE_URL en AI_MODEL.',
};

/**
 * Returns the error for a response with an error status: `TransientError` for 408, 429 and 5xx,
 * `ArticleWriterError` for any other. The body is not read, because it may contain anything.
 */
export async function refusalOf(response: Response): Promise<TransientError | ArticleWriterError> {
  await response.body?.cancel();
  const { status } = response;
  if (status === 429) {
    const retryAfter = retryAfterOf(response.headers.get('retry-after'));
    return new TransientError('De tekstdienst heeft het te druk.', { retryAfter });
  }
  if (status === 408 || status >= 500) {
    return new TransientError(`De tekstdienst heeft een storing (${status}).`, {
      retryAfter: retryAfterOf(response.headers.get('retry-after')),
    });
  }
  return new ArticleWriterError(REFUSALS[status] ?? `De tekstdienst weigert de vraag (${status}).`);
}

function retryAfterOf(header: string | null): number {
  const retryAfterSeconds = Number(header ?? 0);
  return Number.isFinite(retryAfterSeconds)
    ? Math.min(MAX_RETRY_AFTER_MS, seconds(Math.max(0, retryAfterSeconds)))
    : 0;
}
