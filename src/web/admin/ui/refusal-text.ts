// What a person reads when the shop refused something or could not be reached.

import { errorDetail } from '#web/client/api-client.ts';

export const UNREACHABLE = 'De winkel is niet bereikbaar. Probeer het opnieuw.';

export function refusalText(error: unknown): string {
  return errorDetail(error, UNREACHABLE);
}
