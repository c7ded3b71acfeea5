// Problems: error responses after RFC 9457 with a stable code, a Dutch detail and errors per field. A use
// case throws a `Refusal` with a code; only the HTTP layer turns it into a response.

import { type CodeOf, type ProblemCode, type ProblemStatus, problemCodes } from './problem-codes.ts';

export type FieldError = { path: string; message: string };

export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: FieldError[];
  requestId?: string;
  [extension: string]: unknown;
};

type RefusalExtras = {
  errors?: FieldError[];
  /** Additional members of the problem body, such as the current quote. */
  extra?: Record<string, unknown>;
  /** Seconds to wait, for 429 and 503. */
  retryAfter?: number;
};

/**
 * An expected error: thrown by use cases, answered as problem+json with the status of its code, never logged
 * as a fault. The detail is Dutch where a shopper sees it.
 */
export class Refusal extends Error {
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, { errors, extra = {}, retryAfter }: RefusalExtras = {}) {
    super(`${code}: ${detail}`);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
    this.status = problemCodes[code];
    this.errors = errors;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** Returns a function that creates the same refusal each time. */
export const refusing =
  (...what: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...what);

/** Creates the refusal 400 for an upload that the browser broke off. */
export const uploadAborted = refusing(
  'upload_broken_off',
  'Het uploaden is afgebroken voordat alles er was.',
);

/** Creates the refusal 422 `validation_failed` with the invalid fields. */
export function invalidFields(errors: FieldError[], detail = 'Controleer je invoer.'): Refusal {
  return new Refusal('validation_failed', detail, { errors });
}

/** Creates a refusal for one field; `detail` is also the message of the field. */
export function refusedField(code: ProblemCode, path: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ path, message: detail }] });
}

/** Creates the refusal 400 `malformed_request` for unreadable input. */
export function malformedRequest(detail: string): Refusal {
  return new Refusal('malformed_request', detail);
}

export function notFound(detail: string, code: CodeOf<404> = 'not_found'): Refusal {
  return new Refusal(code, detail);
}
