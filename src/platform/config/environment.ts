// Declares every environment variable with its meaning, default and rule. `.env.example` is generated from
// this table.

import * as z from 'zod';
import { trustProxySchema } from '../http/trust-proxy.ts';
import { backupVariables } from './backup-destination.ts';
import { serviceVariables, traceVariables } from './external-services.ts';
import { paymentVariables } from './payments/payment-services.ts';
import { optional, url, withDefault } from './variables.ts';

export const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'production').describe(
    'production unless a tool says otherwise',
  ),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000).describe(
    'port to listen on; 0 picks a free one',
  ),
  HOST: withDefault(z.string().min(1), '127.0.0.1').describe('address to listen on'),
  LISTEN_FD: optional(z.coerce.number().int().min(3)).describe(
    'number of an open socket to listen on instead of HOST and PORT, which whoever starts the shop keeps open while it restarts; `npm run service` sets it',
  ),
  WEB_CONCURRENCY: optional(z.coerce.number().int().min(1).max(64)).describe(
    'processes that answer behind the one address, each of which SIGUSR2 replaces without a visitor noticing; more than one have one more beside them for the jobs; needs DATABASE_URL',
  ),
  PUBLIC_URL: optional(url).describe(
    'address shoppers use, without a slash at the end; default http://HOST:PORT',
  ),
  DATA_DIR: withDefault(z.string().min(1), './data').describe(
    'embedded database, uploads, outbox, imports, backups',
  ),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')).describe(
    'PostgreSQL; without it the embedded database is used; on another machine it says how it is encrypted: sslmode=verify-full, or sslmode=disable where the road is your own',
  ),
  DATABASE_DIRECT_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  ).describe(
    'the same database past a pooler of transactions (PgBouncer) that DATABASE_URL leads to: for notices, migrations and backups; needs DATABASE_URL',
  ),
  DATABASE_REPLICA_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  ).describe(
    'a replica of the same database, past any pooler: the figures of the back-office are read there whenever it shows all that was saved before; needs DATABASE_URL',
  ),
  ADMIN_USERNAME: withDefault(z.string().min(1).max(64), 'admin').describe('first back-office account'),
  ADMIN_PASSWORD: optional(z.string().min(8).max(200)).describe(
    'its password; without it a random one is printed once',
  ),
  ADMIN_RESET: optional(z.string().min(1).max(200)).describe(
    'any new text: at the next start ADMIN_USERNAME gets a new password (ADMIN_PASSWORD, or a random one printed once), no second factor and no sessions; each text works once',
  ),
  SESSION_SECRET: optional(z.string().min(32)).describe(
    'signs cookies and links; generated into DATA_DIR when absent',
  ),
  SESSION_SECRET_PREVIOUS: optional(z.string().min(32)).describe(
    'the secret before this one, for as long as links and log-ins made with it are to stay good',
  ),
  ...paymentVariables,
  ...serviceVariables,
  BACKUP_KEY: optional(z.string().min(32)).describe(
    'seals every backup (AES-256); at least 32 characters, kept elsewhere: without it a sealed backup is lost',
  ),
  ...backupVariables,
  METRICS_TOKEN: optional(z.string().min(16)).describe(
    'lets a monitor read /metrics as "Authorization: Bearer …"; without it only an operator can',
  ),
  ...traceVariables,
  TRUST_PROXY: withDefault(trustProxySchema, '0').describe(
    'who may say where a visitor comes from (X-Forwarded-For): the number of proxies in front of the shop, usually 1, or their networks, such as "loopback, 10.0.0.0/8"; the Livegang-check of the back-office tells whether it fits',
  ),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ).describe('fatal, error, warn, info, debug, trace or silent'),
  ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all').describe(
    'all, web (no jobs) or worker (jobs only)',
  ),
  DRAIN_SECONDS: withDefault(z.coerce.number().min(0).max(20), 0).describe(
    'how long a process that is told to stop (SIGTERM) goes on answering, while /healthz and /readyz say 503 so that a proxy in front sends nobody any more; longer than the proxy takes to look',
  ),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive(), 1).describe(
    'multiplies every rate limit but the log-in limit',
  ),
  SANDBOX_WEBHOOKS: withDefault(
    z.enum(['normal', 'duplicate', 'late', 'reordered', 'lost']),
    'normal',
  ).describe('for tests: how the sandbox delivers webhooks'),
});
