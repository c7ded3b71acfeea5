// What a person reads when the shop refused something or could not be reached.

import { errorDetail } from '#web/client/api-client.ts';

export const UNREACHABLE = 'De winkel is niet bereikbaar. Probeer het opnieuw.';

/** `otherwise` is for what has words of its own where the shop gave none. */
export function refusalText(error: unknown, otherwise = UNREACHABLE): string {
  return errorDetail(error, otherwise);
}
