// Asks the shop what one of its endpoints is for, typed and checked by the endpoint's own value.

import { type $ZodArray, type $ZodType, type $ZodUnion, type output, parse } from 'zod/v4/core';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/api/endpoint.ts';
import { fillPath, withSearch } from '#shared/href.ts';
import { type ApiCall, callApi, ignoreResponse } from './api-client.ts';

/** By name, or as it stands in an address already, such as that of a list. */
export type Query<E extends Endpoint> = QueryOf<E> | URLSearchParams;

type PathParams<E extends Endpoint> = Readonly<Record<ParamsOf<E['path']>, string | number>>;

/** What goes along: what the endpoint names, no less and no more. */
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
/** Nothing has to be said of an endpoint that asks nothing. */
type RequestArguments<E extends Endpoint> =
  Record<never, never> extends RequestOptions<E> ? [asking?: RequestOptions<E>] : [asking: RequestOptions<E>];

/** Throws as `callApi`, and when the answer is not what the endpoint promises. */
export function request<E extends Endpoint>(
  endpoint: E,
  ...options: RequestArguments<E>
): Promise<AnswerOf<E>>;
export function request(endpoint: Endpoint, options?: AnyRequestOptions): Promise<unknown> {
  return requestEndpoint(endpoint, options);
}

/** The same where an endpoint is a parameter; whoever takes it says by its own types what has to go along. */
export function requestEndpoint<E extends Endpoint>(
  endpoint: E,
  options?: AnyRequestOptions,
): Promise<AnswerOf<E>>;
export function requestEndpoint(endpoint: Endpoint, options: AnyRequestOptions = {}): Promise<unknown> {
  const { answer } = endpoint;
  return call(endpoint, options, (body) => (answer && !('file' in answer) ? parse(answer, body) : undefined));
}

/** A list that is whole when nothing is asked of it. */
export type WholeOrPage<Item extends $ZodType, Page extends $ZodType> = Endpoint &
  Readonly<{ answer: $ZodUnion<readonly [$ZodArray<Item>, Page]> }>;

/** Every row. */
export function requestAll<Item extends $ZodType, Page extends $ZodType>(
  endpoint: WholeOrPage<Item, Page>,
  options: Pick<AnyRequestOptions, 'signal'> = {},
): Promise<output<Item>[]> {
  const [whole] = endpoint.answer._zod.def.options;
  return call(endpoint, options, (body) => parse(whole, body));
}

/** The rows that are asked for. Something has to be asked, else the answer is the whole list. */
export function requestPage<Item extends $ZodType, Page extends $ZodType, E extends WholeOrPage<Item, Page>>(
  endpoint: E & WholeOrPage<Item, Page>,
  options: Pick<AnyRequestOptions, 'signal'> & { query: Query<E> },
): Promise<output<Page>> {
  const [, page] = endpoint.answer._zod.def.options;
  return call(endpoint, options, (body) => parse(page, body));
}

/** The same where nobody reads the answer. */
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

/** Where an endpoint is for these values, such as the link of a file. What is undefined is not asked for. */
export function urlOf(
  { path }: Endpoint,
  { params = {}, query }: Pick<AnyRequestOptions, 'params' | 'query'> = {},
): string {
  return withSearch(fillPath(path, params), query ?? {});
}
