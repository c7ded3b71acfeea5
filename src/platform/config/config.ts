// Reads the environment variables; no other file does. All problems are reported at once, so that an operator
// can correct a wrong configuration in one go.

import { resolve } from 'node:path';
import type * as z from 'zod';
import {
  BACKUP_S3_REQUIRED,
  backupDestinationProblems,
  readBackupDestination,
} from './backup-destination.ts';
import { ConfigurationError } from './configuration-error.ts';
import { environmentSchema } from './environment.ts';
import { readServices, readTraces, SERVICE_REQUIREMENTS, stripTrailingSlash } from './external-services.ts';
import { generatedSecret } from './generated-secret.ts';
import { paymentServices, readPayment } from './payments/payment-services.ts';
import { findUnencryptedConnections } from './require-tls.ts';
import type { EnvironmentText } from './variables.ts';

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks all environment variables. Throws a `ConfigurationError` that lists every problem. */
export function readConfig(env: EnvironmentText) {
  const values = checkedValues(env);
  const dataDir = resolve(values.DATA_DIR);
  const services = readServices(values);
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    /** File descriptor of an already open socket to listen on; null to open `port` instead. */
    socket: values.LISTEN_FD ?? null,
    /**
     * Public address of the shop, without a slash at the end; null to use the address the server listens on.
     */
    publicUrl: values.PUBLIC_URL ? stripTrailingSlash(values.PUBLIC_URL) : null,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    /**
     * Address of the database that bypasses the pooler; null when `databaseUrl` does not lead to a pooler.
     */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    admin: {
      username: values.ADMIN_USERNAME,
      password: values.ADMIN_PASSWORD ?? null,
      reset: values.ADMIN_RESET ?? null,
    },
    sessionSecret: values.SESSION_SECRET ?? generatedSecret(dataDir),
    previousSecret: values.SESSION_SECRET_PREVIOUS ?? null,
    ...readPayment(env),
    ...services,
    /** Passphrase that encrypts the backups; null for unencrypted backups. */
    backupKey: values.BACKUP_KEY ?? null,
    /** Second location of the backups; null to keep backups in `DATA_DIR` only. */
    backupDestination: readBackupDestination(values, services.s3),
    metricsToken: values.METRICS_TOKEN ?? null,
    otlp: readTraces(values),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    role: values.ROLE,
    drainMs: values.DRAIN_SECONDS * 1000,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    sandboxWebhooks: values.SANDBOX_WEBHOOKS,
  };
}

/**
 * Returns the validated environment. Throws a `ConfigurationError` with the problems of each variable and of
 * their combination.
 */
function checkedValues(env: EnvironmentText): z.output<typeof environmentSchema> {
  const parsed = environmentSchema.safeParse(env);
  const issues = parsed.error?.issues ?? [];
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...findMissingVariables(env),
    ...findUnencryptedConnections(env),
    ...backupDestinationProblems(env),
    ...(env.WEB_CONCURRENCY && env.PORT === '0' ? ['PORT: several processes need one they all know'] : []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return parsed.data;
}

/** Returns one error line for each variable that is missing although a variable that needs it is set. */
function findMissingVariables(env: EnvironmentText): string[] {
  const needs = [
    ...paymentServices.flatMap(({ key, needed }) => needed.map((name) => [key, name] as const)),
    ['WEB_CONCURRENCY', 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
    ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
    ...SERVICE_REQUIREMENTS,
    ...BACKUP_S3_REQUIRED.map((name) => ['BACKUP_S3_ENDPOINT', name] as const),
  ] as const;
  return needs
    .filter(([present, needed]) => env[present] && !env[needed])
    .map(([present, needed]) => `${needed}: needed with ${present}`);
}
