// Asks the shop what one of its endpoints is for, typed and checked by the endpoint's own value.

import { type $ZodArray, type $ZodType, type $ZodUnion, type output, parse } from 'zod/v4/core';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/api/endpoint.ts';
import { fillPath, withSearch } from '#shared/href.ts';
import { type ApiCall, callApi, ignoreAnswer } from './api-client.ts';

/** By name, or as it stands in an address already, such as that of a list. */
export type Query<E extends Endpoint> = QueryOf<E> | URLSearchParams;

type Values<E extends Endpoint> = Readonly<Record<ParamsOf<E['path']>, string | number>>;

/** What goes along: what the endpoint names, no less and no more. */
export type Asking<E extends Endpoint> = ([ParamsOf<E['path']>] extends [never]
  ? unknown
  : { params: Values<E> }) &
  ([BodyOf<E>] extends [never] ? unknown : { body: BodyOf<E> }) &
  ([QueryOf<E>] extends [never] ? unknown : { query?: Query<E> }) &
  Pick<ApiCall<unknown>, 'signal' | 'keepalive' | 'final'>;

export type Sent = Pick<ApiCall<unknown>, 'body' | 'signal' | 'keepalive' | 'final'> & {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
};
/** Nothing has to be said of an endpoint that asks nothing. */
type Say<E extends Endpoint> =
  Record<never, never> extends Asking<E> ? [asking?: Asking<E>] : [asking: Asking<E>];

/** Throws as `callApi`, and when the answer is not what the endpoint promises. */
export function ask<E extends Endpoint>(endpoint: E, ...asking: Say<E>): Promise<AnswerOf<E>>;
export function ask(endpoint: Endpoint, asking?: Sent): Promise<unknown> {
  return answerOf(endpoint, asking);
}

/** The same where an endpoint is a parameter; whoever takes it says by its own types what has to go along. */
export function answerOf<E extends Endpoint>(endpoint: E, asking?: Sent): Promise<AnswerOf<E>>;
export function answerOf(endpoint: Endpoint, asking: Sent = {}): Promise<unknown> {
  const { answer } = endpoint;
  return call(endpoint, asking, (found) =>
    answer && !('file' in answer) ? parse(answer, found) : undefined,
  );
}

/** A list that is whole when nothing is asked of it. */
export type WholeOrPage<Item extends $ZodType, Page extends $ZodType> = Endpoint &
  Readonly<{ answer: $ZodUnion<readonly [$ZodArray<Item>, Page]> }>;

/** Every row. */
export function askAll<Item extends $ZodType, Page extends $ZodType>(
  endpoint: WholeOrPage<Item, Page>,
  asking: Pick<Sent, 'signal'> = {},
): Promise<output<Item>[]> {
  const [whole] = endpoint.answer._zod.def.options;
  return call(endpoint, asking, (found) => parse(whole, found));
}

/** The rows that are asked for. Something has to be asked, else the answer is the whole list. */
export function askPage<Item extends $ZodType, Page extends $ZodType, E extends WholeOrPage<Item, Page>>(
  endpoint: E & WholeOrPage<Item, Page>,
  asking: Pick<Sent, 'signal'> & { query: Query<E> },
): Promise<output<Page>> {
  const [, page] = endpoint.answer._zod.def.options;
  return call(endpoint, asking, (found) => parse(page, found));
}

/** The same where nobody reads the answer. */
export function tell<E extends Endpoint>(endpoint: E, ...asking: Say<E>): Promise<void>;
export function tell(endpoint: Endpoint, asking: Sent = {}): Promise<void> {
  return call(endpoint, asking, ignoreAnswer);
}

function call<Answer>(
  endpoint: Endpoint,
  { params, query, ...rest }: Sent,
  parseAnswer: ApiCall<Answer>['parse'],
) {
  const path = addressOf(endpoint, { params, query });
  return callApi(path, { ...rest, method: endpoint.method, parse: parseAnswer });
}

/** Where an endpoint is for these values, such as the link of a file. What is undefined is not asked for. */
export function addressOf(
  { path }: Endpoint,
  { params = {}, query }: Pick<Sent, 'params' | 'query'> = {},
): string {
  return withSearch(fillPath(path, params), query ?? {});
}
