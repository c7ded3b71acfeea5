// Registers a declared endpoint on the server with its path, guard, limit, schemas and description. The other
// files of this folder therefore contain only handlers.

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod';
import type { $ZodType, input, output } from 'zod/v4/core';
import { operatorOf } from '#modules/accounts/index.ts';
import type { ChangedData } from '#platform/database/announce-change.ts';
import { createReadSigned, type ForgedLimit } from '#platform/http/limits/forged-messages.ts';
import {
  type Access,
  type Endpoint,
  type FileAnswer,
  isFile,
  type LimitName,
  takesDataOut,
} from '#shared/api/endpoint.ts';
import type { ProblemCode } from '#shared/api/problem-codes.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { withSearch } from '#shared/href.ts';
import { normaliseTexts } from '#shared/writing/normalise-text.ts';

const idParams = z.object({ id: rowIdTextSchema });

type Read<E, Name extends string, Otherwise> =
  E extends Readonly<Record<Name, infer Schema extends $ZodType>> ? output<Schema> : Otherwise;

/** A call to an endpoint, with its path parameters, query and body validated, as the handler receives it. */
export type EndpointCall<E extends Endpoint> = {
  params: Read<E, 'params', { id: number }>;
  query: Read<E, 'query', unknown>;
  body: Read<E, 'body', unknown>;
  /**
   * Name of the logged-in operator who called an endpoint, to be recorded with a change; empty when nobody is
   * logged in.
   */
  actor: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * The result of an endpoint's handler: the response body, or the reply when the handler has already sent it.
 */
type Answered<E extends Endpoint> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a function may return nothing
  (E extends Readonly<{ answer: infer Schema extends $ZodType }> ? input<Schema> : void) | FastifyReply;

/**
 * The caching of a response that is the same for everybody. The cached response is dropped when data with one
 * of `tags` changes.
 */
export type CachePolicy<E extends Endpoint> = {
  tags: readonly ChangedData[];
  /**
   * Returns the moment at which a response of the API leaves the cache; null when only a change of data
   * removes it. Called each time such a response is made.
   */
  until?(): Date | null;
  /**
   * Returns true for a query whose response may be cached, so that visitors with arbitrary queries cannot
   * fill the cache. Without this function the responses to all queries of the endpoint are cached.
   */
  only?(query: EndpointCall<E>['query']): boolean;
};

export type Answers<E extends Endpoint> = (call: EndpointCall<E>) => Promise<Answered<E>> | Answered<E>;

export type Serve = <E extends Endpoint>(
  endpoint: E,
  answer: Answers<E>,
  cachePolicy?: CachePolicy<E>,
) => void;

/**
 * Sends the cached response for the URL of the request. When there is none, sends the text that `make`
 * returns with status 200, and caches it until data with one of `tags` changes or the moment that `until`
 * returns.
 */
export type CacheAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { tags: readonly ChangedData[]; make(): Promise<string>; until?(): Date | null },
) => Promise<FastifyReply>;

export type RouteGuards = {
  guards: Readonly<Record<Exclude<Access, 'public'>, onRequestAsyncHookHandler>>;
  /** Additional guard for routes whose action cannot be undone: it demands a recent proof of identity. */
  requireProof: onRequestAsyncHookHandler;
  refuseCrossOrigin: onRequestAsyncHookHandler;
  /**
   * Returns the rate limit, per network, for messages with an invalid signature that are sent to this path.
   */
  forged(path: string): ForgedLimit;
  limits: Readonly<Record<LimitName, object>>;
};

/**
 * Creates the function that registers endpoints in this Fastify scope; without `cacheAnswer` no response is
 * cached.
 */
export function createServe(
  app: FastifyInstance,
  routeGuards: RouteGuards,
  cacheAnswer?: CacheAnswer,
): Serve {
  return (endpoint, answer, cachePolicy) => {
    const { limit, personal, bodyLimit, bodyTimeout } = endpoint;
    const hasParams = endpoint.path.includes('/:');
    const make = makingOf(endpoint, app, routeGuards);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: checksOf(endpoint, routeGuards),
      // Runs before validation. A body that is read raw (a file, a signed message) is not an object here.
      preValidation: async (request) => {
        request.query = normaliseTexts(request.query);
        if (!endpoint.sends) request.body = normaliseTexts(request.body);
      },
      ...(bodyLimit && { bodyLimit }),
      config: {
        part: endpoint.tag,
        isPublic: endpoint.access === 'public',
        takesDataOut: takesDataOut(endpoint),
        ...(limit ? routeGuards.limits[limit] : {}),
        ...(bodyTimeout && { bodyTimeout }),
      },
      schema: {
        tags: [endpoint.tag],
        summary: endpoint.summary,
        problems: problemsOf(endpoint),
        ...responsesOf(endpoint),
        ...(endpoint.proof && { proof: endpoint.proof }),
        ...(endpoint.sends && { sends: endpoint.sends }),
        ...(hasParams && { params: endpoint.params ?? idParams }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
      },
      handler: async (request, reply) => {
        if (personal) reply.header('cache-control', 'no-store');
        reply.code(statusOf(endpoint));
        const { params, query, body } = request;
        const actor = operatorOf(request)?.username ?? '';
        // Fastify has validated these values with the schemas above.
        const call = { params, query, body, actor, request, reply } as EndpointCall<typeof endpoint>;
        const answerUncached = () => make(request, async () => answer(call));
        if (!cacheAnswer || !cachePolicy || cachePolicy.only?.(call.query) === false) return answerUncached();
        // A query can be spelled in any number of ways: only its canonical spelling is cached.
        const canonicalUrl = withSearch(endpoint.path, Object(endpoint.query ? query : {}));
        if (request.url !== canonicalUrl) return answerUncached();
        return cacheAnswer(request, reply, {
          tags: cachePolicy.tags,
          make: async () => String(reply.serialize(await answer(call))),
          ...(cachePolicy.until && { until: cachePolicy.until }),
        });
      },
    });
  };
}

/** Returns the guards of an endpoint, which run before the request's query and body are read. */
const checksOf = (
  { access, proven, ownPagesOnly }: Endpoint,
  routeGuards: RouteGuards,
): onRequestAsyncHookHandler[] => [
  ...(access === 'public' ? [] : [routeGuards.guards[access]]),
  ...(proven ? [routeGuards.requireProof] : []),
  ...(ownPagesOnly ? [routeGuards.refuseCrossOrigin] : []),
];

const statusOf = ({ answer, status = 200 }: Endpoint) => (answer === undefined ? 204 : status);

type Make = <T>(request: FastifyRequest, answer: () => Promise<T>) => Promise<T>;

/**
 * Returns the function that runs an endpoint's handler. Endpoints with `forReaders` wait in the queue for
 * readers, which limits how many run at once; endpoints for signed messages verify the signature and limit
 * forged messages; all others run directly.
 */
function makingOf(endpoint: Endpoint, app: FastifyInstance, routeGuards: RouteGuards): Make {
  if (endpoint.forReaders) return (_request, answer) => app.readers.serve(answer);
  if (isSigned(endpoint)) return createReadSigned(app, routeGuards.forged(endpoint.path));
  return (_request, answer) => answer();
}

const isSigned = ({ sends }: Endpoint) => sends?.kind === 'signed';

const problemsOf = (endpoint: Endpoint): readonly ProblemCode[] => [
  ...(endpoint.problems ?? []),
  ...(endpoint.ownPagesOnly ? (['cross_origin'] as const) : []),
  ...(isSigned(endpoint) ? (['rate_limited'] as const) : []),
];

function responsesOf(endpoint: Endpoint): { response?: Record<number, unknown> } {
  const { answer = z.void(), otherAnswers } = endpoint;
  const schema = isFile(answer) ? FILES[answer.file] : answer;
  return schema === null ? {} : { response: { [statusOf(endpoint)]: schema, ...otherAnswers } };
}

/**
 * The responses with a file in the API description, by media type; null for media types that the description
 * leaves out.
 */
const FILES: Readonly<Record<FileAnswer['file'], object | null>> = {
  'text/csv': { description: 'CSV', content: { 'text/csv': { schema: z.string() } } },
  'application/pdf': { description: 'PDF', content: { 'application/pdf': { schema: z.any() } } },
  'application/gzip': null,
  'application/zip': null,
  'application/xml': null,
  'image/*': null,
  'text/plain': null,
};
