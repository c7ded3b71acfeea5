// The text for the operator when the shop refused something or could not be reached.

import { errorDetail } from '#web/client/api-client.ts';

export const UNREACHABLE = 'De winkel is niet bereikbaar. Probeer het opnieuw.';

/** The text of an error; `otherwise` is used when the shop gave none. */
export function refusalText(error: unknown, otherwise = UNREACHABLE): string {
  return errorDetail(error, otherwise);
}
