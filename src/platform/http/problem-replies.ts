// Turns errors into HTTP responses. Refusals keep their code, invalid input becomes 422 with the paths of its
// fields, and an unexpected error becomes 500 without details. The log gets the full error without personal
// data.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { isDiskOutage } from '#platform/disk/disk-outage.ts';
import { type ProblemCode, type ProblemStatus, problemCodes } from '#shared/api/problem-codes.ts';
import { type Problem, Refusal } from '#shared/api/problems.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Seconds after which a client may repeat a request that got 503. */
export const RETRY_AFTER_SECONDS = 5;
const DISK_REFUSES = 'De winkel kan nu niets bewaren. Probeer het later opnieuw.';
const UNREADABLE = 'De aanvraag is niet te lezen.';

/** Problem code and Dutch text for errors that the framework throws, by error code. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [code: ProblemCode, detail: string]>> = {
  FST_ERR_BAD_URL: ['malformed_request', 'Het adres is niet goed gecodeerd.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_json', 'De aanvraag is geen geldige JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'De aanvraag is leeg.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', 'De aanvraag is niet volledig aangekomen.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Dit soort inhoud wordt hier niet aangenomen.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'De aanvraag is te groot.'],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large', 'Het bestand is te groot.'],
};

/** Problem code of a client error that has no code of its own, by HTTP status. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  406: 'unsupported_media_type',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Title of a problem response (RFC 9457), by HTTP status: the standard phrase of that status. */
const TITLES: Readonly<Record<ProblemStatus, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/**
 * Creates the body of a problem response. Its `type` is `about:blank`: the code identifies the problem, and
 * no page describes it. `extra` members are added to the body.
 */
export function problem(code: ProblemCode, detail: string, extra: Record<string, unknown> = {}): Problem {
  const status = problemCodes[code];
  return { type: 'about:blank', title: TITLES[status], status, code, detail, ...extra };
}

/** Creates the problem `temporarily_unavailable` for an unreachable database. */
export const temporarilyUnavailable = () =>
  problem('temporarily_unavailable', 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.');

/**
 * A problem with the data of its response. `retryAfter` is in seconds. `fault` is true for an error of the
 * shop itself, which must be logged.
 */
type ProblemReply = { problem: Problem; retryAfter?: number; fault: boolean };

/** Turns any error into a problem; an unknown error becomes a 500 without details. */
export function problemOf(error: FastifyError | Error): ProblemReply {
  for (const explain of EXPLANATIONS) {
    const reply = explain(error);
    if (reply) return reply;
  }
  if (isResponseSerializationError(error))
    error.message = `response does not match its schema: ${error.message}`;
  return {
    problem: problem('internal_error', 'Er is een onverwachte fout opgetreden. Probeer het later opnieuw.'),
    fault: true,
  };
}

/**
 * Functions that turn an error into a problem, tried in this order. Each returns null for errors it does not
 * recognise.
 */
const EXPLANATIONS: readonly ((error: Error) => ProblemReply | null)[] = [
  explainRefusal,
  explainBrokenInput,
  explainKnownCode,
  (error) => (isUnstorable(error) ? invalidInput() : null),
  (error) => (isDatabaseOutage(error) ? outage(temporarilyUnavailable()) : null),
  (error) => (isDiskOutage(error) ? outage(problem('temporarily_unavailable', DISK_REFUSES)) : null),
  explainStatus,
];

function explainRefusal(error: Error): ProblemReply | null {
  if (!(error instanceof Refusal)) return null;
  const extra = { ...(error.errors ? { errors: error.errors } : {}), ...error.extra };
  return {
    problem: problem(error.code, error.detail, extra),
    fault: false,
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  };
}

function explainBrokenInput(error: Error): ProblemReply | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const errors = error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'Ongeldige waarde',
  }));
  return invalidInput({ errors });
}

function explainKnownCode(error: Error): ProblemReply | null {
  const frameworkError = FRAMEWORK_ERRORS[codeOf(error)];
  return frameworkError ? { problem: problem(...frameworkError), fault: false } : null;
}

/** Turns an error with an HTTP status from 400 to 499 into a problem; null for any other status. */
function explainStatus(error: Error): ProblemReply | null {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return null;
  return { problem: problem(BY_STATUS[status] ?? 'malformed_request', UNREADABLE), fault: false };
}

const invalidInput = (extra?: Record<string, unknown>): ProblemReply => ({
  problem: problem('validation_failed', 'Controleer je invoer.', extra),
  fault: false,
});

const outage = (body: Problem): ProblemReply => ({
  problem: body,
  retryAfter: RETRY_AFTER_SECONDS,
  fault: true,
});

/** SQLSTATEs of values PostgreSQL cannot store: invalid text, invalid text in JSON, numbers out of range. */
const UNSTORABLE = new Set(['22021', '22P05', '22003']);

const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // The name of a container that is not up yet cannot be resolved.
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Lists code and message of an error and of its causes, up to five levels deep, because the query builder
 * wraps database errors.
 */
function causesOf(error: unknown, depth = 0): { code: string; message: string }[] {
  if (!(error instanceof Error) || depth === 5) return [];
  return [{ code: codeOf(error), message: error.message }, ...causesOf(error.cause, depth + 1)];
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

const OUTAGE = /^(08...|53...|57P..|57014|55P03|25006)$/;
const OUTAGE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;

/**
 * True when an error means that the database is unreachable or busy: PostgreSQL classes 08, 53 and 57P, a
 * timed-out statement (57014), a lock not obtained (55P03), a read-only server after a failover (25006),
 * socket errors and timeouts.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => OUTAGE.test(code) || SOCKET_ERRORS.has(code) || OUTAGE_MESSAGE.test(message),
  );
}

/**
 * True when an error means that PostgreSQL cannot store the input. This is the last check: the schemas should
 * have refused such text or numbers.
 */
function isUnstorable(error: unknown): boolean {
  return causesOf(error).some(({ code }) => UNSTORABLE.has(code));
}

export function sendProblem(reply: FastifyReply, body: Problem, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(body.status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .serializer((payload) => JSON.stringify(payload))
    .send({ ...body, requestId: reply.request.id });
}

/**
 * Installs the error handler, which turns every error into a problem response, and the response 404
 * `api_unknown` for unknown API paths.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const { problem: body, retryAfter, fault } = problemOf(error);
    request.refusedAs = body.code;
    if (fault) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, body, retryAfter);
  });
  // Pages answer GET, HEAD and POST of any path; what is left over here was asked by a program.
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, problem('api_unknown', 'Dit adres van de API bestaat niet.')),
  );
}
