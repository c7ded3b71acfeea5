// Calls the shop's endpoints from the browser. Each endpoint's definition provides the types and validates
// the response.

import { type $ZodArray, type $ZodType, type $ZodUnion, type output, parse } from 'zod/v4/core';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/api/endpoint.ts';
import { fillPath, withSearch } from '#shared/href.ts';
import { type ApiCall, callApi, ignoreResponse } from './api-client.ts';

/** The query of a call: an object by parameter name, or existing URL parameters, such as those of a list. */
export type Query<E extends Endpoint> = QueryOf<E> | URLSearchParams;

type PathParams<E extends Endpoint> = Readonly<Record<ParamsOf<E['path']>, string | number>>;

/** The options of a call: the path parameters, body and query that its endpoint defines, and no others. */
export type RequestOptions<E extends Endpoint> = ([ParamsOf<E['path']>] extends [never]
  ? unknown
  : { params: PathParams<E> }) &
  ([BodyOf<E>] extends [never] ? unknown : { body: BodyOf<E> }) &
  ([QueryOf<E>] extends [never] ? unknown : { query?: Query<E> }) &
  Pick<ApiCall<unknown>, 'signal' | 'keepalive' | 'final'>;

export type AnyRequestOptions = Pick<ApiCall<unknown>, 'body' | 'signal' | 'keepalive' | 'final'> & {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
};
/** The options as the last argument of a call; it may be left out when the endpoint requires none. */
type RequestArguments<E extends Endpoint> =
  Record<never, never> extends RequestOptions<E> ? [asking?: RequestOptions<E>] : [asking: RequestOptions<E>];

/**
 * Calls an endpoint and returns its validated response. Throws the same errors as `callApi`, and an error
 * when the response does not match the endpoint's schema.
 */
export function request<E extends Endpoint>(
  endpoint: E,
  ...options: RequestArguments<E>
): Promise<AnswerOf<E>>;
export function request(endpoint: Endpoint, options?: AnyRequestOptions): Promise<unknown> {
  return requestEndpoint(endpoint, options);
}

/**
 * Calls an endpoint like `request`, for code that gets the endpoint as a parameter. The compiler cannot check
 * these options against the endpoint, so the caller's own types must require the right ones.
 */
export function requestEndpoint<E extends Endpoint>(
  endpoint: E,
  options?: AnyRequestOptions,
): Promise<AnswerOf<E>>;
export function requestEndpoint(endpoint: Endpoint, options: AnyRequestOptions = {}): Promise<unknown> {
  const { answer } = endpoint;
  return call(endpoint, options, (body) => (answer && !('file' in answer) ? parse(answer, body) : undefined));
}

/**
 * A list endpoint that returns an array of all rows for a request without a query, and one page of rows for a
 * request with a query.
 */
export type WholeOrPage<Item extends $ZodType, Page extends $ZodType> = Endpoint &
  Readonly<{ answer: $ZodUnion<readonly [$ZodArray<Item>, Page]> }>;

/** Returns every row of a list. Throws the same errors as `request`. */
export function requestAll<Item extends $ZodType, Page extends $ZodType>(
  endpoint: WholeOrPage<Item, Page>,
  options: Pick<AnyRequestOptions, 'signal'> = {},
): Promise<output<Item>[]> {
  const [whole] = endpoint.answer._zod.def.options;
  return call(endpoint, options, (body) => parse(whole, body));
}

/** Returns one page of a list. `query` must not be empty: without a query the answer is the whole list. */
export function requestPage<Item extends $ZodType, Page extends $ZodType, E extends WholeOrPage<Item, Page>>(
  endpoint: E & WholeOrPage<Item, Page>,
  options: Pick<AnyRequestOptions, 'signal'> & { query: Query<E> },
): Promise<output<Page>> {
  const [, page] = endpoint.answer._zod.def.options;
  return call(endpoint, options, (body) => parse(page, body));
}

/** Calls an endpoint like `request` and ignores the response. */
export function send<E extends Endpoint>(endpoint: E, ...options: RequestArguments<E>): Promise<void>;
export function send(endpoint: Endpoint, options: AnyRequestOptions = {}): Promise<void> {
  return call(endpoint, options, ignoreResponse);
}

function call<Answer>(
  endpoint: Endpoint,
  { params, query, ...rest }: AnyRequestOptions,
  parseAnswer: ApiCall<Answer>['parse'],
) {
  const path = urlOf(endpoint, { params, query });
  return callApi(path, { ...rest, method: endpoint.method, parse: parseAnswer });
}

/**
 * Returns the URL of an endpoint with these parameters, for example to link to a file. Query values that are
 * undefined are left out.
 */
export function urlOf(
  { path }: Endpoint,
  { params = {}, query }: Pick<AnyRequestOptions, 'params' | 'query'> = {},
): string {
  return withSearch(fillPath(path, params), query ?? {});
}
