// Asks for a file that only a write gives, so that a refusal is told on the page and a proof that is asked
// for can be given.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { ApiError } from './api-client.ts';
import { addressOf } from './ask.ts';
import { untilMended } from './mend-refusals.ts';

/** Throws as `callApi`. */
export function askFile(
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>>,
): Promise<Blob> {
  return untilMended(async () => {
    const response = await fetch(addressOf(endpoint, { params }), {
      method: endpoint.method,
      credentials: 'include',
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return response.blob();
  }, true);
}
