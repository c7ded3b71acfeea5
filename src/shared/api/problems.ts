// Problems are how the shop refuses: RFC 9457 bodies with a stable code, Dutch detail and errors per field.
// A use case throws a Refusal with a code of its module; the HTTP edge alone turns it into an answer.

import type { CodeOf, ProblemCode, ProblemStatus } from './problem-codes.ts';

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

/** A status with one of its codes. */
type Kind = { [Status in ProblemStatus]: { status: Status; code: CodeOf<Status> } }[ProblemStatus];

export type RefusalOptions = Kind & {
  /** Dutch where a shopper sees it. */
  detail: string;
  errors?: FieldError[];
  /** Extra members of the problem body, such as the right quote. */
  extra?: Record<string, unknown>;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
};

/** An expected "no": thrown by use cases, answered as problem+json, never logged as a fault. */
export class Refusal extends Error {
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(options: RefusalOptions) {
    super(`${options.code}: ${options.detail}`);
    this.name = 'Refusal';
    this.status = options.status;
    this.code = options.code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/** 422 with the fields at fault. */
export function invalidFields(errors: FieldError[], detail = 'Controleer je invoer.'): Refusal {
  return new Refusal({ status: 422, code: 'validation_failed', detail, errors });
}

/** 400 for what cannot be read at all. */
export function malformedRequest(detail: string): Refusal {
  return new Refusal({ status: 400, code: 'malformed_request', detail });
}

export function notFound(detail: string, code: CodeOf<404> = 'not_found'): Refusal {
  return new Refusal({ status: 404, code, detail });
}
