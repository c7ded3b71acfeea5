// Generates the API description (OpenAPI) from the registered routes: schemas, guards, limits and error
// codes, so that nothing is maintained by hand. The description is created on the first request; until then
// nothing is loaded for it.

import type { FastifyInstance, RouteOptions } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { createZodServer } from '#platform/http/zod-server.ts';
import type { Access as AnyAccess, Proof, RawBody } from '#shared/api/endpoint.ts';
import { tags } from '#shared/api/tags.ts';
import { cached } from '#shared/cache.ts';
import { href } from '#shared/href.ts';
import { components } from './components.ts';
import { operationIdOf } from './operation-id.ts';
import { codesOf, problemComponents, problemResponses } from './problem-responses.ts';
import './route-info.ts';

/** The kinds of access that require a guard: all except `public` and `visitorOrOperator`. */
export type Access = Exclude<AnyAccess, 'public' | 'visitorOrOperator'>;

export type ApiInfo = {
  publicUrl: string;
  /** Name of the session cookie of the back-office at this public URL; the API description states it. */
  sessionCookie: string;
  checkoutCookie: string;
  accessOf: ReadonlyMap<unknown, Access>;
  /**
   * The guard that demands a recent proof of identity of an operator, in addition to the access guard of the
   * route.
   */
  requireProof: unknown;
};

const WHO: Readonly<Record<Access | 'public', string>> = {
  public: 'Open to everybody.',
  session: 'For whoever is logged in to the back-office.',
  operator: 'For operators of the back-office; each role its own parts (accounts/rights.ts).',
  owner: 'For owners only.',
  ownerOrMachine: 'For owners, and for programs on the shop’s own machine.',
  operatorOrMonitor: 'For operators, and for a monitor with its token.',
};
const ALSO: Readonly<Partial<Record<Access, string>>> = {
  ownerOrMachine: 'machineToken',
  operatorOrMonitor: 'monitorToken',
};

const toJson = createJsonSchemaTransform({ schemaRegistry: components });
const withComponents = createJsonSchemaTransformObject({ schemaRegistry: components });

/**
 * Collects the routes registered after this call for the API description, so it must be called before the
 * first route. Returns a function that returns the description as JSON; it is created on the first call and
 * kept.
 */
export function describeApi(app: FastifyInstance, info: ApiInfo): () => Promise<string> {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  return cached(() => describe(routes, info)).read;
}

/**
 * Creates the API description with a second server that never listens: that server has the routes and the
 * OpenAPI plugin.
 */
async function describe(routes: readonly RouteOptions[], info: ApiInfo): Promise<string> {
  const { default: swagger } = await import('@fastify/swagger');
  const reader = createZodServer({ exposeHeadRoutes: false });
  await reader.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zwartwit',
        version: '1',
        description:
          'Everything programs can ask of the shop. Amounts in quotes are whole cents; refusals are problems (RFC 9457) with a stable code.',
        contact: { name: 'Zwartwit', url: info.publicUrl },
        license: { name: 'Proprietary', url: info.publicUrl + href('/terms-of-service') },
      },
      servers: [{ url: info.publicUrl, description: 'This shop' }],
      tags: [...tags],
      components: { securitySchemes: securitySchemes(info) },
    },
    transform: (document) => {
      const { schema, url } = toJson(document);
      if (!schema || schema.hide) return { schema: { ...schema, hide: true }, url };
      return { schema: { ...schema, ...describeRoute(document.route, info, schema) }, url };
    },
    transformObject: (document) => {
      const described = withComponents(document);
      return 'openapi' in described ? { ...described, components: withProblems(described) } : described;
    },
  });
  for (const route of routes) reader.route(route);
  await reader.ready();
  return JSON.stringify(reader.swagger());
}

type Described = { summary?: string; response?: unknown };

/**
 * Describes a route for the API description: summary and responses, from the route's schemas, guards and
 * limits.
 */
function describeRoute(route: RouteOptions, info: ApiInfo, { summary, response }: Described): object {
  const { schema = {}, config } = route;
  const method = String([route.method].flat()[0]);
  const writes = method !== 'GET' && method !== 'HEAD';
  const guards = guardsOf(route);
  const access = guards.flatMap((guard) => info.accessOf.get(guard) ?? [])[0] ?? 'public';
  const codes = codesOf({
    access: access === 'public' || access === 'session' ? access : 'operator',
    proven: guards.some((guard) => guard === info.requireProof),
    writes,
    limited: config !== undefined && 'rateLimit' in config,
    hasParams: schema.params !== undefined,
    own: schema.problems ?? [],
  });
  return {
    operationId: operationIdOf(method, route.url),
    description: [`${summary ?? ''}.`.replace(/^\.$/, ''), WHO[access]].join(' ').trim(),
    security: securityOf(access, schema.proof),
    response: { ...problemResponses(codes), ...successes(response) },
    ...(schema.sends ? rawBody(schema.sends) : {}),
  };
}

/**
 * Returns the guards of a route: the functions that run before query and body of a request are read, and may
 * refuse it.
 */
export const guardsOf = ({ onRequest }: Pick<RouteOptions, 'onRequest'>) =>
  onRequest === undefined ? [] : [onRequest].flat();

const successes = (response: unknown): object =>
  typeof response === 'object' && response !== null ? response : { 200: { description: 'As asked' } };

function securityOf(access: Access | 'public', proof: Proof | undefined): Record<string, string[]>[] {
  // The session is optional: a request without one gets a new session.
  if (proof === 'checkoutSession') return [{ checkoutSession: [] }, {}];
  if (proof) return [{ [proof]: [] }];
  if (access === 'public') return [];
  const also = ALSO[access];
  return [{ operatorSession: [] }, ...(also ? [{ [also]: [] }] : [])];
}

function rawBody(sends: RawBody): object {
  if (sends.kind === 'signed') {
    const schema = { type: 'object', description: sends.description };
    return { body: { content: { 'application/json': { schema } } } };
  }
  const file = { type: 'string', format: 'binary', description: sends.description };
  const properties = Object.fromEntries(sends.fields.map((name) => [name, file]));
  return { body: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } } };
}

function securitySchemes({ sessionCookie, checkoutCookie }: ApiInfo) {
  return {
    operatorSession: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description: 'Set by POST /api/admin/login. Writes are taken from the shop’s own pages only.',
    },
    checkoutSession: {
      type: 'apiKey',
      in: 'cookie',
      name: checkoutCookie,
      description: 'The visitor’s own basket; `sessionId` in a body does the same.',
    },
    machineToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'Signed with the shop’s own secret',
    },
    monitorToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
    stripeSignature: {
      type: 'apiKey',
      in: 'header',
      name: 'stripe-signature',
      description: 'Stripe’s scheme, over the bytes of the body',
    },
    sendySignature: {
      type: 'apiKey',
      in: 'header',
      name: 'x-signature',
      description: 'The label service’s scheme, over the bytes of the body',
    },
  } as const;
}

type Parts = { paths?: object; components?: { schemas?: Readonly<Record<string, object>> } };

/**
 * Adds the schemas of error responses to the API description, and removes named schemas that nothing refers
 * to.
 */
function withProblems({ paths = {}, components }: Parts) {
  const all: Readonly<Record<string, object>> = { ...components?.schemas, ...problemComponents };
  const used = new Set<string>();
  const follow = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(all[name] ?? {});
    }
  };
  follow(paths);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...components, schemas };
}
