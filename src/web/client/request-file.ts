// Downloads a file from an endpoint that writes. A refusal is shown on the page, and when the server asks for
// proof of identity, the operator can give it.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { ApiError } from './api-client.ts';
import { urlOf } from './request.ts';
import { withRetryAfterRefusal } from './retry-after-login.ts';

/** Calls the endpoint and returns its file. Throws the same errors as `callApi`. */
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
