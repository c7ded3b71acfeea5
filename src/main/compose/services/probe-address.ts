// Tests an external web service and its key with one small request that changes nothing.

import type { ProbeService } from '#modules/operations/index.ts';
import { seconds } from '#shared/clock.ts';

const TIMEOUT_MS = seconds(4);

/**
 * Tests the web service at `address`, with its key if there is one. Returns `connected`, or `failing` when
 * the service refuses the key or answers with a status of 400 or more. Throws when the service does not
 * answer within `TIMEOUT_MS`.
 */
export async function probeAddress(address: string, key: string | null): ReturnType<ProbeService> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  const { hostname } = new URL(address);
  if (response.status === 401 || response.status === 403)
    return { state: 'failing', detail: `${hostname} weigert de sleutel.` };
  if (response.status >= 400)
    return { state: 'failing', detail: `${hostname} antwoordt met ${response.status}.` };
  return { state: 'connected', detail: hostname };
}
