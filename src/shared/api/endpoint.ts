// Endpoints of the API as values, beside the schemas of their module. The server answers them (api/serve.ts),
// the browser calls them (web/client/ask.ts), and the API description lists them; a wrong address or field is
// a type error.

import type { $ZodType, input, output } from 'zod/v4/core';
import type { ProblemCode } from './problem-codes.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Access to an endpoint: everybody, any logged-in person, operators (with a right to the part), owners, and
 * two kinds of programs. `visitorOrOperator` is public too, but demands of a logged-in operator what every
 * other write demands.
 */
export type Access =
  | 'public'
  | 'visitorOrOperator'
  | 'session'
  | 'operator'
  | 'owner'
  | 'ownerOrMachine'
  | 'operatorOrMonitor';

/** Name of a rate limit per network; the values are in main/http/limits.ts. */
export type LimitName = 'checkout' | 'logIn' | 'contacts' | 'reviews' | 'statistics' | 'withdrawals';

/** Proof of identity other than a back-office session. */
export type Proof = 'checkoutSession' | 'stripeSignature' | 'sendySignature';

/**
 * A body that is read as a stream because it is a file or signed; it is described here and checked by its
 * handler.
 */
export type RawBody =
  | { kind: 'file'; fields: readonly string[]; description: string }
  | { kind: 'signed'; description: string };

/** A response that is not JSON, by its media type. */
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
  /** The part of the API the endpoint belongs to. */
  tag: Tag;
  access: Access;
  summary: string;
  /** Codes of refusals beyond those of its access, limit and schemas. */
  problems?: readonly ProblemCode[];
  limit?: LimitName;
  /**
   * Requires the operator to have confirmed their identity a moment ago, for actions that cannot be undone.
   */
  proven?: true;
  proof?: Proof;
  /** Refuses requests that a browser sends from another site. Guarded endpoints always do. */
  ownPagesOnly?: true;
  /** Maximum size of the body in bytes; the server's default when absent. */
  bodyLimit?: number;
  /**
   * Forbids browsers and proxies to cache the response, because it is personal or must be fresh. Back-office
   * responses are never cached.
   */
  personal?: true;
  /**
   * Marks an endpoint of readers: 503 while too many readers wait, so that buyers come first. Cached
   * responses are served regardless.
   */
  forReaders?: true;
  sends?: RawBody;
  /** Time limit for receiving the body, in milliseconds; the server's default when absent. */
  bodyTimeout?: number;
  query?: $ZodType;
  body?: $ZodType;
  /** Schema of the values in the path; an id when absent. */
  params?: $ZodType;
  /** Schema of the response; 204 without content when absent. */
  answer?: $ZodType | FileAnswer;
  /** Status of the response; 200 when absent. 204 is for a response of `null`, described without a schema. */
  status?: 200 | 201 | 202 | 204;
  /** Schemas of responses with other statuses, by status. */
  otherAnswers?: Readonly<Record<number, $ZodType>>;
};

export type Endpoint = Readonly<EndpointTraits & { method: Method; path: `/${string}` }>;

/** Media types that export data of the shop, such as lists and books; a PDF or an image is only viewed. */
const TAKEN_OUT: ReadonlySet<FileAnswer['file']> = new Set([
  'text/csv',
  'application/gzip',
  'application/zip',
  'application/xml',
]);

export const isFile = (answer: $ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

/** Tells whether the response exports data of the shop; such requests are logged. */
export const takesDataOut = ({ access, answer }: Endpoint): boolean =>
  access !== 'public' && answer !== undefined && isFile(answer) && TAKEN_OUT.has(answer.file);

/** The names of the values in a path: 'id' of /orders/:id. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Member<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends $ZodType>> ? Schema : never;

/** Type of the request body. */
export type BodyOf<E extends Endpoint> = input<Member<E, 'body'>>;
/** Type of the query parameters. */
export type QueryOf<E extends Endpoint> = input<Member<E, 'query'>>;
/** Type of the response; undefined without one. */
export type AnswerOf<E extends Endpoint> = [Member<E, 'answer'>] extends [never]
  ? undefined
  : output<Member<E, 'answer'>>;

type Shared = Pick<EndpointTraits, 'tag'> &
  Partial<
    Pick<EndpointTraits, 'access' | 'limit' | 'proven' | 'proof' | 'personal' | 'forReaders' | 'ownPagesOnly'>
  >;
/** The traits that are not shared; shared ones must not be repeated. */
type Rest<S extends Shared> = Omit<EndpointTraits, keyof S> & { [Name in keyof S]?: never };

/**
 * Declares endpoints with shared traits: `const { get, post } = endpoints({ tag: 'coupons', access:
 * 'operator' })`.
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
