// Error responses in the API description (problem details, RFC 9457): the error codes of an operation, from
// its guards, limits, inputs and own rules, grouped by status.

import { type ProblemCode, problemCodes } from '#shared/api/problem-codes.ts';

const PROBLEM = '#/components/schemas/Problem';
const PROBLEM_TYPE = 'application/problem+json';

export type Inputs = {
  access: 'public' | 'session' | 'operator';
  /** True when an operation of the API demands a recent proof of identity. */
  proven: boolean;
  writes: boolean;
  limited: boolean;
  hasParams: boolean;
  own: readonly ProblemCode[];
};

export function codesOf(inputs: Inputs): ProblemCode[] {
  const { access, proven, writes, limited, hasParams, own } = inputs;
  const when = (condition: boolean, ...codes: ProblemCode[]) => (condition ? codes : []);
  const declaresOwn404 = own.some((code) => problemCodes[code] === 404);
  return [
    ...new Set([
      ...when(access !== 'public', 'not_logged_in'),
      ...when(access !== 'public' && writes, 'cross_origin'),
      ...when(access === 'operator', 'not_allowed', 'password_change_required', 'two_factor_required'),
      ...when(proven, 'proof_required'),
      // A body and a query are parsed also for endpoints that declare none, so these errors are always
      // possible.
      ...when(writes, 'malformed_json', 'payload_too_large', 'unsupported_media_type'),
      'malformed_request' as const,
      'bad_host' as const,
      'validation_failed' as const,
      ...when(hasParams && !declaresOwn404, 'not_found'),
      ...when(limited, 'rate_limited'),
      ...own,
      'internal_error' as const,
      'temporarily_unavailable' as const,
    ]),
  ];
}

/**
 * Returns the error responses of an operation for the API description: by status, each with its possible
 * codes. `default` describes any other response, for example of a proxy.
 */
export function problemResponses(codes: readonly ProblemCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => problemCodes[code]);
  const responses = [...byStatus].map(([status, some]) => [status, response(listOf(some), some)] as const);
  return { ...Object.fromEntries(responses), default: response('Any other problem') };
}

const listOf = (codes: readonly ProblemCode[]) => codes.map((code) => `\`${code}\``).join(', ');

function response(description: string, codes?: readonly ProblemCode[]): object {
  const schema = codes
    ? {
        allOf: [{ $ref: PROBLEM }, { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
      }
    : { $ref: PROBLEM };
  return { description, content: { [PROBLEM_TYPE]: { schema } } };
}

/** The named schemas of error responses, for the `components` of the API description. */
export const problemComponents = {
  FieldError: {
    type: 'object',
    description: 'A field at fault; the path names it from the top of the body, query or address.',
    properties: { path: { type: 'string' }, message: { type: 'string', description: 'Dutch' } },
    required: ['path', 'message'],
  },
  Problem: {
    type: 'object',
    description:
      'How the shop refuses (RFC 9457). The code is stable; `type` is always about:blank, because the code says it all.',
    properties: {
      type: { type: 'string', const: 'about:blank' },
      title: { type: 'string', description: 'The standard phrase of the status' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'Stable; what a program decides by' },
      detail: { type: 'string', description: 'Dutch where a shopper may see it' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
      requestId: { type: 'string', description: 'What the log calls the request' },
    },
    required: ['type', 'title', 'status', 'code', 'detail'],
  },
};
