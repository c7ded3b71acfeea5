// Asks for a file that only a write gives, so that a refusal is told on the page and a proof that is asked
// for can be given.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { ApiError } from './api-client.ts';
import { urlOf } from './request.ts';
import { withRetryAfterRefusal } from './retry-after-login.ts';

/** Throws as `callApi`. */
export function requestFile(
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>>,
): Promise<Blob> {
  return withRetryAfterRefusal(async () => {
    const response = await fetch(urlOf(endpoint, { params }), {
      method: endpoint.method,
      credentials: 'include',
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return response.blob();
  }, true);
}
