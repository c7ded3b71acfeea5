// The message for the operator when the server refused a request or could not be reached.

import { errorDetail } from '#web/client/api-client.ts';

export const UNREACHABLE = 'De winkel is niet bereikbaar. Probeer het opnieuw.';

/** The message of an error; `otherwise` is used when the server gave no message. */
export function refusalText(error: unknown, otherwise = UNREACHABLE): string {
  return errorDetail(error, otherwise);
}
