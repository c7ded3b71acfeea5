// Problems are how the shop refuses: RFC 9457 bodies with a stable code, Dutch detail and errors per field.
// A use case throws a Refusal with a code of its module; the HTTP edge alone turns it into an answer.

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
  /** Extra members of the problem body, such as the right quote. */
  extra?: Record<string, unknown>;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
};

/**
 * An expected "no": thrown by use cases, answered as problem+json with the status of its code, never logged
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

/** The same refusal each time. */
export const refusing =
  (...what: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...what);

/** 400 when a browser stopped sending. */
export const uploadAborted = refusing(
  'upload_broken_off',
  'Het uploaden is afgebroken voordat alles er was.',
);

/** 422 with the fields at fault. */
export function invalidFields(errors: FieldError[], detail = 'Controleer je invoer.'): Refusal {
  return new Refusal('validation_failed', detail, { errors });
}

/** One field is at fault, and what is said of it is all there is to say. */
export function refusedField(code: ProblemCode, path: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ path, message: detail }] });
}

/** 400 for what cannot be read at all. */
export function malformedRequest(detail: string): Refusal {
  return new Refusal('malformed_request', detail);
}

export function notFound(detail: string, code: CodeOf<404> = 'not_found'): Refusal {
  return new Refusal(code, detail);
}
