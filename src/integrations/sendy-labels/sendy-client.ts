// Makes every call to Sendy: the time-outs, and the error for each kind of answer. A refusal and a missing
// answer must be told apart, because after a missing answer a label may have been bought.

import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { LabelRefused, LabelServiceTimeout, LabelServiceUnavailable } from '#modules/shipping/index.ts';
import { seconds } from '#shared/clock.ts';

export type SendyAccess = {
  token: string;
  /** The base URL of Sendy's API without a slash at the end. */
  apiBase: string;
  /** The time-out in ms of a call to Sendy; tests use a shorter one. */
  timeoutMs?: number;
};

export type SendyCall = { query?: [string, string][]; body?: object };

export type SendyClient = {
  /**
   * Calls Sendy and returns the body of the answer; null for 204 and 404. Throws `LabelRefused` when Sendy
   * refuses the request, `LabelServiceUnavailable` when Sendy was not reached, refuses the token or is too
   * busy, and `LabelServiceTimeout` when no usable answer came, so that the request may have been carried
   * out.
   */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, call?: SendyCall): Promise<unknown>;
};

const TIMEOUT_MS = seconds(20);
/**
 * The longest pause in ms before a retry that the shop accepts from Sendy. At most one such pause is made per
 * call.
 */
const MAX_PAUSE_MS = seconds(5);

/** Error codes of a connection that was never made, so Sendy did not receive the request. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

export function createSendyClient({ token, apiBase, timeoutMs = TIMEOUT_MS }: SendyAccess): SendyClient {
  async function send(method: string, path: string, { query = [], body }: SendyCall): Promise<Response> {
    const url = `${apiBase}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
    try {
      return await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'user-agent': 'Zwartwit webshop',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw unanswered(error, `${method} ${path}`);
    }
  }

  return {
    async call(method, path, call = {}) {
      let response = await send(method, path, call);
      const pauseMs = requestedPause(response);
      if (pauseMs !== null) {
        await response.body?.cancel();
        await pause(pauseMs);
        response = await send(method, path, call);
      }
      const text = await response.text().catch((error: unknown) => {
        throw unanswered(error, `${method} ${path}`);
      });
      return readAnswer(response.status, text, `${method} ${path}`);
    },
  };
}

/**
 * Returns the pause in ms that Sendy requests before a retry (status 429). Null for other statuses, and when
 * the pause is missing or longer than `MAX_PAUSE_MS`.
 */
function requestedPause(response: Response): number | null {
  if (response.status !== 429) return null;
  const pauseMs = seconds(Number(response.headers.get('retry-after') ?? Number.NaN));
  return pauseMs >= 0 && pauseMs <= MAX_PAUSE_MS ? pauseMs : null;
}

function unanswered(error: unknown, what: string): Error {
  const cause = error instanceof Error ? error.cause : null;
  const code = z.object({ code: z.string() }).safeParse(cause).data?.code ?? '';
  if (NEVER_REACHED.has(code))
    return new LabelServiceUnavailable(`Sendy was not reached (${code}): ${what}`, { cause: error });
  return new LabelServiceTimeout(`Sendy did not answer: ${what}`, { cause: error });
}

const refusalSchema = z.object({
  message: z.string().default(''),
  errors: z.record(z.string(), z.array(z.string())).default({}),
});

function readAnswer(status: number, text: string, what: string): unknown {
  if (status === 204 || status === 404) return null;
  if (status === 401 || status === 403)
    throw new LabelServiceUnavailable(`Sendy does not accept the token (${status}): ${what}`, {
      isMisconfigured: true,
    });
  if (status === 429) throw new LabelServiceUnavailable(`Sendy has no time for more calls: ${what}`);
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    if (body === undefined) throw new LabelServiceTimeout(`Sendy answered without sense: ${what}`);
    return body;
  }
  if (status >= 400 && status < 500) throw new LabelRefused(refusalText(body, status));
  throw new LabelServiceTimeout(`Sendy answered ${status}: ${what}`);
}

/** Returns the text of Sendy's refusal, with the errors of single fields if there are any. */
function refusalText(body: unknown, status: number): string {
  const refusal = refusalSchema.safeParse(body).data;
  const fields = Object.values(refusal?.errors ?? {}).flat();
  const text = fields.length > 0 ? fields.join(' ') : (refusal?.message ?? '');
  return text.trim() === '' ? `Sendy weigert zonder uitleg (${status}).` : text.slice(0, 400);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
