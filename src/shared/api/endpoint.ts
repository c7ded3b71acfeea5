// What programs can ask of the shop, each as one value beside the schemas of its module: the server answers
// it (api/serve.ts), the browser asks it (web/client/ask.ts), and the description of the API tells it. A
// wrong address or field is a type error.

import type { $ZodType, input, output } from 'zod/v4/core';
import type { ProblemCode } from './problem-codes.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who passes: everybody, whoever is logged in, operators (whose role has a right to its part), owners, and
 * two kinds of programs. `visitorOrOperator` is open to everybody too, but asks of who is logged in what
 * every other write asks of them.
 */
export type Access =
  | 'public'
  | 'visitorOrOperator'
  | 'session'
  | 'operator'
  | 'owner'
  | 'ownerOrMachine'
  | 'operatorOrMonitor';

/** How often one network may ask; the figures stand in main/http/limits.ts. */
export type LimitName = 'checkout' | 'logIn' | 'contacts' | 'reviews' | 'statistics' | 'withdrawals';

/** What else shows who is asking, beside a session of the back-office. */
export type Proof = 'checkoutSession' | 'stripeSignature' | 'sendySignature';

/**
 * A body that is read as it comes, because it is a file or signed: described, and checked by whoever answers.
 */
export type RawBody =
  | { kind: 'file'; fields: readonly string[]; description: string }
  | { kind: 'signed'; description: string };

/** An answer that is no JSON, by its media type. */
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
  /** The part of the API it belongs to. */
  tag: Tag;
  access: Access;
  summary: string;
  /** Codes it refuses with beyond those its access, limit and schemas bring. */
  problems?: readonly ProblemCode[];
  limit?: LimitName;
  /** Asks to have shown once more, a moment ago, who is there; for what cannot be taken back. */
  proven?: true;
  proof?: Proof;
  /** Refused when a browser sends it for another site; what a guard lets through never comes from one. */
  ownPagesOnly?: true;
  /** Of a body, in bytes; the server's own limit when left out. */
  bodyLimit?: number;
  /**
   * No browser and no proxy keeps the answer: it is for whoever asked alone, or asked for each time. The
   * back-office's never are kept.
   */
  personal?: true;
  /**
   * Asked by who only reads: when there are too many of them, 503 until the buyers are served. What is kept
   * is answered all the same.
   */
  forReaders?: true;
  sends?: RawBody;
  /** How long its body may be on its way, in milliseconds: that of every other when left out. */
  bodyTimeout?: number;
  query?: $ZodType;
  body?: $ZodType;
  /** Of the values in the address: an id when left out. */
  params?: $ZodType;
  /** Nothing when left out: 204. */
  answer?: $ZodType | FileAnswer;
  /**
   * Of the answer: 200 when left out. 204 is for an answer of `null`, which the description tells without a
   * shape.
   */
  status?: 200 | 201 | 202 | 204;
  /** Answers with another status, by that status. */
  otherAnswers?: Readonly<Record<number, $ZodType>>;
};

export type Endpoint = Readonly<EndpointTraits & { method: Method; path: `/${string}` }>;

/** What carries lists, the books or everything out of the shop; a paper or a picture is only looked at. */
const TAKEN_OUT: ReadonlySet<FileAnswer['file']> = new Set([
  'text/csv',
  'application/gzip',
  'application/zip',
  'application/xml',
]);

export const isFile = (answer: $ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;

/** Whether its answer takes data out of the shop: whoever asks it leaves a trace. */
export const takesDataOut = ({ access, answer }: Endpoint): boolean =>
  access !== 'public' && answer !== undefined && isFile(answer) && TAKEN_OUT.has(answer.file);

/** The names of the values in an address: 'id' of /orders/:id. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Member<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends $ZodType>> ? Schema : never;

/** What is sent. */
export type BodyOf<E extends Endpoint> = input<Member<E, 'body'>>;
/** What is asked behind the question mark. */
export type QueryOf<E extends Endpoint> = input<Member<E, 'query'>>;
/** What arrives. */
export type AnswerOf<E extends Endpoint> = [Member<E, 'answer'>] extends [never]
  ? undefined
  : output<Member<E, 'answer'>>;

type Shared = Pick<EndpointTraits, 'tag'> &
  Partial<
    Pick<EndpointTraits, 'access' | 'limit' | 'proven' | 'proof' | 'personal' | 'forReaders' | 'ownPagesOnly'>
  >;
/** What is shared is not said again. */
type Rest<S extends Shared> = Omit<EndpointTraits, keyof S> & { [Name in keyof S]?: never };

/**
 * How to write down endpoints that share some traits: `const { get, post } = endpoints({ tag: 'coupons',
 * access: 'operator' })`.
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
