// Problems: error responses after RFC 9457 with a stable code, a Dutch text, and an error per field. Use
// cases throw a `Refusal` with a code; the HTTP layer turns it into a response.

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
  /** Members that a refusal adds to the JSON of the problem response, such as the current quote. */
  extra?: Record<string, unknown>;
  /** Seconds that the caller must wait before the next attempt, for refusals with status 429 and 503. */
  retryAfter?: number;
};

/**
 * An expected error with a code, thrown by use cases. The API answers with problem JSON and the HTTP status
 * of the code, and does not log a fault. The text is Dutch where a shopper sees it.
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

/** Returns a function that creates a refusal with this code and text at each call. */
export const refusing =
  (...what: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...what);

/** Creates the refusal 400 `upload_broken_off`, for an upload that the browser broke off. */
export const uploadAborted = refusing(
  'upload_broken_off',
  'Het uploaden is afgebroken voordat alles er was.',
);

/** Creates the refusal 422 `validation_failed` with the errors of the invalid fields. */
export function invalidFields(errors: FieldError[], detail = 'Controleer je invoer.'): Refusal {
  return new Refusal('validation_failed', detail, { errors });
}

/**
 * Creates a refusal that concerns one field. `path` is the field, and `detail` is the text of the refusal and
 * of the field's error.
 */
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
