// Creates the HTTP server without business routes: Fastify with zod contracts, problem responses, limits and
// headers.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod';

import { dutchInputErrors } from '#shared/api/dutch-input-errors.ts';
import { noopTracer, type Tracer } from '../trace/trace.ts';
import { requestIdOf, traceRequests } from '../trace/trace-requests.ts';
import { answerBadUrl, repairUrl } from './answer-bad-url.ts';
import { installClientAddress } from './client-address.ts';
import { limitBodyTime } from './connections/body-timeouts.ts';
import type { CountShared } from './limits/rate-limit-store.ts';
import { installRateLimits, type RateLimit } from './limits/rate-limits.ts';
import { installReadBulkhead, type ReadConcurrency } from './limits/read-bulkhead.ts';
import { answerProblems } from './problem-replies.ts';
import { refuseMalformedText } from './refuse-malformed-text.ts';
import { createTrustCheck, type TrustProxy } from './trust-proxy.ts';
import { createZodServer } from './zod-server.ts';

export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  log: FastifyBaseLogger;
  trustProxy: TrustProxy;
  cookieSecret: string;
  /** True when the scheme of `PUBLIC_URL` is https. */
  https: boolean;
  /** Rate limit per network for reads on a route that declares no limit of its own; unlimited when absent. */
  reads?: RateLimit;
  /**
   * How many uncached reads may be served (`served`) and wait (`waiting`) at the same time; the default
   * leaves capacity for orders.
   */
  readConcurrency?: ReadConcurrency;
  /**
   * Counter of the rate limits that several processes share. When absent or null, each process counts for
   * itself.
   */
  countShared?: CountShared | null;
  /** Collects the traces of requests; when absent, no traces are collected. */
  tracer?: Tracer;
};

const JSON_BODY_LIMIT = 256 * 1024;

/**
 * Creates the HTTP server. Bodies over 256 KB are refused with 413, unreadable ones with 400, invalid ones
 * with 422, all as problem+json.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const app = createZodServer({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createTrustCheck(options.trustProxy),
    bodyLimit: JSON_BODY_LIMIT,
    genReqId: requestIdOf,
    // Every line carries the id of its request by itself.
    childLoggerFactory: (log) => log,
    forceCloseConnections: 'idle',
    // Who is still connected while the process ends gets a true answer, and with it the end of the
    // connection.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    frameworkErrors: answerBadUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  });
  z.config({ localeError: dutchInputErrors });
  // Text of any kind is 415, except where a route says that it reads it.
  app.removeContentTypeParser('text/plain');
  traceRequests(app, options.tracer ?? noopTracer);
  answerProblems(app);
  limitBodyTime(app);
  refuseMalformedText(app);
  app.addHook('onResponse', (request, reply, done) => {
    const fields = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.warn(fields, 'answered');
    else request.log.debug(fields, 'answered');
    done();
  });
  await app.register(cookie, { secret: options.cookieSecret });
  await app.register(helmet, {
    // Of what is no page; pages bring their own (content-security-policy.ts). A file that is looked at may
    // need its viewer.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
  });
  installClientAddress(app, options);
  await installRateLimits(app, options);
  installReadBulkhead(app, options.readConcurrency);
  return app;
}
