// The only way for browser code to call the shop's API. Cookies are sent, JSON goes in and out, and every
// refusal is an `ApiError`. The caller's `parse` validates each response, so that a page never uses data of
// unknown shape.

import type { FieldError, Problem } from '#shared/api/problems.ts';
import { withRetryAfterRefusal } from './retry-after-login.ts';
import { traceparent } from './trace.ts';

/**
 * An API response with a status outside 200–299. The message is "status: body". `problem` is the body when it
 * follows RFC 9457, else null.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The JSON body of a refused API call, not validated; null when the response was not JSON. */
  readonly body: unknown;
  readonly problem: Problem | null;

  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseJson(text);
    this.problem = readProblem(this.body, status);
  }
}

export type ApiCall<Answer> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The body of an API call, sent as JSON. A FormData is sent as multipart. */
  body?: unknown;
  parse(answer: unknown): Answer;
  signal?: AbortSignal | undefined;
  /** Of an API call: true to let the request finish after the page is closed. */
  keepalive?: boolean;
  /**
   * Of an API call: true to throw its error at once, without showing a log-in dialog and retrying the call.
   */
  final?: boolean;
};

/**
 * Calls the API and returns the parsed response. Throws `ApiError` on a refusal, and the browser's TypeError
 * when the network fails.
 */
export async function callApi<Answer>(path: string, call: ApiCall<Answer>): Promise<Answer> {
  const isWrite = (call.method ?? 'GET') !== 'GET';
  return call.final ? callOnce(path, call) : withRetryAfterRefusal(() => callOnce(path, call), isWrite);
}

async function callOnce<Answer>(path: string, call: ApiCall<Answer>): Promise<Answer> {
  const response = await fetch(path, {
    method: call.method ?? 'GET',
    credentials: 'include',
    headers: headersOf(call.body),
    ...(call.body === undefined ? {} : { body: bodyOf(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return call.parse(text === '' ? null : parseJson(text));
}

/** A `parse` function for responses that the caller does not use. */
export function ignoreResponse(): void {}

/**
 * Returns the text of an error for the person at the screen: the server's own Dutch text, else `otherwise`.
 * For an error of the server (status 500 or above) the start of the request id is added, to find the error in
 * the log.
 */
export function errorDetail(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const { detail, requestId } = error.problem ?? {};
  if (!detail) return otherwise;
  return error.status >= 500 && requestId ? `${detail} (kenmerk ${String(requestId).slice(0, 8)})` : detail;
}

/** Returns the errors of a refusal by field path; empty when the error has none. */
export function fieldErrors(error: unknown): FieldError[] {
  return error instanceof ApiError ? (error.problem?.errors ?? []) : [];
}

function headersOf(body: unknown): Record<string, string> {
  const accept = { Accept: 'application/json', traceparent: traceparent() };
  return body === undefined || body instanceof FormData
    ? accept
    : { ...accept, 'Content-Type': 'application/json' };
}

function bodyOf(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readProblem(body: unknown, status: number): Problem | null {
  if (!isRecord(body) || typeof body.code !== 'string') return null;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    ...body,
    type: text('type') || 'about:blank',
    title: text('title'),
    status,
    code: body.code,
    detail: text('detail'),
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
  };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}
