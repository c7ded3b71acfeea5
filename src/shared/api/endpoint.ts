// Defines the endpoints of the API as values, beside the schemas of their module. The server answers them
// (api/serve.ts), the browser calls them (web/client/ask.ts), and the API description lists them. A wrong
// address or field is a type error.

import type { $ZodType, input, output } from 'zod/v4/core';
import type { ProblemCode } from './problem-codes.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint: everybody (`public`), any logged-in person (`session`), operators with the right
 * to its part of the API (`operator`) or owners (`owner`). `ownerOrMachine` also admits programs on the
 * shop's own machine, `operatorOrMonitor` a monitor, each with its token. `visitorOrOperator` is public too,
 * but a logged-in operator must pass the same checks as for every other write.
 */
export type Access =
  | 'public'
  | 'visitorOrOperator'
  | 'session'
  | 'operator'
  | 'owner'
  | 'ownerOrMachine'
  | 'operatorOrMonitor';

/** Name of a rate limit per network. The numbers are in main/http/limits.ts. */
export type LimitName = 'checkout' | 'logIn' | 'contacts' | 'reviews' | 'statistics' | 'withdrawals';

/**
 * Proof of identity other than logging in to the back-office: the checkout session, or the signature of a
 * webhook.
 */
export type Proof = 'checkoutSession' | 'stripeSignature' | 'sendySignature';

/**
 * A request body that is read as a stream, because it is a file or signed. The type describes the body; the
 * endpoint's handler checks it.
 */
export type RawBody =
  | { kind: 'file'; fields: readonly string[]; description: string }
  | { kind: 'signed'; description: string };

/** A response that is not JSON but a file, by its media type. */
export type FileAnswer = {
  file:
    | 'text/csv'
    | 'image/*'
    | 'application/pdf'
    | 'application/gzip'
    | 'application/zip'
    | 'application/xml'
    | 'text/plain';
};

export type EndpointTraits = {
  /** Part of the API to which this endpoint belongs. */
  tag: Tag;
  access: Access;
  summary: string;
  /**
   * Codes of the refusals of this endpoint, in addition to those that follow from its access, limit and
   * schemas.
   */
  problems?: readonly ProblemCode[];
  limit?: LimitName;
  /**
   * True for an endpoint that requires the operator to have recently confirmed their identity again, because
   * its action cannot be undone.
   */
  proven?: true;
  proof?: Proof;
  /**
   * True when a request that a browser sends from a page of another site is refused. Endpoints that require
   * logging in always refuse such requests.
   */
  ownPagesOnly?: true;
  /** Maximum size in bytes of a request body of this endpoint; the server's default when absent. */
  bodyLimit?: number;
  /**
   * True when browsers and proxies must not cache this endpoint's response, because it is personal or must be
   * fresh. Back-office responses are never cached.
   */
  personal?: true;
  /**
   * True for reads by visitors. They get 503 while too many such reads wait, so that buyers come first.
   * Cached responses are always served.
   */
  forReaders?: true;
  sends?: RawBody;
  /**
   * Time limit in milliseconds for receiving a request body of this endpoint; the server's default when
   * absent.
   */
  bodyTimeout?: number;
  query?: $ZodType;
  body?: $ZodType;
  /** Schema of the parameters in this endpoint's path; when absent, `id` must be a row id. */
  params?: $ZodType;
  /** Schema of this endpoint's response; when absent, the response is 204 without content. */
  answer?: $ZodType | FileAnswer;
  /**
   * HTTP status of this endpoint's successful response; 200 when absent. An endpoint without `answer` always
   * responds with 204.
   */
  status?: 200 | 201 | 202 | 204;
  /** Schemas of this endpoint's responses besides the usual one and the refusals, by HTTP status. */
  otherAnswers?: Readonly<Record<number, $ZodType>>;
};

export type Endpoint = Readonly<EndpointTraits & { method: Method; path: `/${string}` }>;

/**
 * Media types of exports, such as lists and the bookkeeping. A PDF or an image is only viewed and does not
 * count.
 */
const TAKEN_OUT: ReadonlySet<FileAnswer['file']> = new Set([
  'text/csv',
  'application/gzip',
  'application/zip',
  'application/xml',
]);

export const isFile = (answer: $ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

/**
 * True when the response is an export of the shop's data (`TAKEN_OUT`) and not public, so that the request is
 * logged.
 */
export const takesDataOut = ({ access, answer }: Endpoint): boolean =>
  access !== 'public' && answer !== undefined && isFile(answer) && TAKEN_OUT.has(answer.file);

/** Type of the parameter names in a path: 'id' for /orders/:id. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Member<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends $ZodType>> ? Schema : never;

/** Type of the request body of an endpoint. */
export type BodyOf<E extends Endpoint> = input<Member<E, 'body'>>;
/** Type of the query parameters of an endpoint. */
export type QueryOf<E extends Endpoint> = input<Member<E, 'query'>>;
/** Type of the response of an endpoint; undefined when the endpoint has none. */
export type AnswerOf<E extends Endpoint> = [Member<E, 'answer'>] extends [never]
  ? undefined
  : output<Member<E, 'answer'>>;

type Shared = Pick<EndpointTraits, 'tag'> &
  Partial<
    Pick<EndpointTraits, 'access' | 'limit' | 'proven' | 'proof' | 'personal' | 'forReaders' | 'ownPagesOnly'>
  >;
/**
 * The properties an endpoint of a group declares itself: all except those that `endpoints` was given for the
 * whole group, which the endpoint may not repeat.
 */
type Rest<S extends Shared> = Omit<EndpointTraits, keyof S> & { [Name in keyof S]?: never };

/**
 * Creates functions that declare a group of endpoints with the same properties: `const { get, post } =
 * endpoints({ tag: 'coupons', access: 'operator' })`.
 */
export function endpoints<const S extends Shared>(shared: S) {
  const of =
    <const M extends Method>(method: M) =>
    <const Path extends `/${string}`, const F extends Rest<S>>(path: Path, traits: F) => ({
      ...shared,
      ...traits,
      method,
      path,
    });
  return { get: of('GET'), post: of('POST'), put: of('PUT'), patch: of('PATCH'), remove: of('DELETE') };
}
