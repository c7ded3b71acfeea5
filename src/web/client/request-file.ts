// Downloads a file by a call instead of a link, for endpoints that change data. A refusal is shown on the
// page. When the server requires the operator to log in or to prove their identity again, the page asks for
// it and then repeats the call.

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
