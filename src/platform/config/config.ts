// The environment, read in this one file: names, defaults and rules of every setting the process takes.
// All problems are reported at once, so a wrong start-up is mended in one go.

import { resolve } from 'node:path';
import * as z from 'zod';
import { type TrustProxy, trustProxySchema } from '../http/trust-proxy.ts';
import {
  BACKUP_S3_NEEDS,
  type BackupPlaceConfig,
  backupPlaceProblems,
  backupVariables,
  readBackupPlace,
  type S3Access,
} from './backup-place.ts';
import { ConfigurationError } from './configuration-error.ts';
import { generatedSecret } from './generated-secret.ts';
import {
  type PaymentKeys,
  type PaymentSetup,
  paymentServices,
  paymentVariables,
  readPayment,
} from './payments/payment-services.ts';
import { unsafeRoads } from './unsafe-roads.ts';
import { type EnvironmentText, imapAddress, optional, url, withDefault } from './variables.ts';

/** Every variable with its meaning; `.env.example` is generated from this table. */
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
  SENDY_TOKEN: optional(z.string().min(1)).describe('label service; without it labels are made offline'),
  SENDY_API_BASE: withDefault(url, 'https://app.sendy.nl/api').describe('address of the label service'),
  SENDY_SHOP_ID: optional(z.string().min(1)).describe(
    'which shop of the Sendy account; needed when it has more than one',
  ),
  SENDY_TOKEN_EXPIRES: optional(z.iso.date()).describe(
    'last day of SENDY_TOKEN, such as 2027-11-20; without it a token that tells its end itself is believed',
  ),
  SENDY_WEBHOOK_SECRET: optional(z.string().min(8)).describe(
    'checks the messages of Sendy; without it they are only a reason to look',
  ),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')).describe(
    'without it mails wait in the outbox of the back-office; encrypted, unless it ends in ?tls=off',
  ),
  MAIL_FROM: optional(z.string().min(3)).describe('sender of every mail; needed with SMTP_URL'),
  IMAP_URL: optional(imapAddress).describe(
    'mailbox in which answers to the shop arrive, such as imaps://user:password@host/INBOX, which is only read; encrypted, unless it ends in ?tls=off; with ?plus=on mails are answered at name+token@, where the mailbox takes such addresses',
  ),
  MAIL_DKIM_SELECTOR: optional(z.string().regex(/^[\w.-]+$/, 'must be a name such as post2026')).describe(
    'where the key of the mail service stands in the DNS: the part before ._domainkey; the Livegang-check of the back-office looks it up',
  ),
  AI_BASE_URL: optional(url).describe('OpenAI-compatible service; without it the built-in writer is used'),
  AI_API_KEY: optional(z.string().min(1)).describe('its key'),
  AI_MODEL: optional(z.string().min(1)).describe('its model; needed with AI_BASE_URL'),
  PDOK_BASE_URL: withDefault(url, 'https://api.pdok.nl/bzk/locatieserver/search/v3_1').describe(
    'address look-up',
  ),
  S3_ENDPOINT: optional(url).describe('S3-compatible storage of uploads; without it they stay in DATA_DIR'),
  S3_REGION: withDefault(z.string(), 'us-east-1').describe('its region'),
  S3_BUCKET: optional(z.string()).describe('its bucket; needed with S3_ENDPOINT'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe('its key id; needed with S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('its key; needed with S3_ENDPOINT'),
  BACKUP_KEY: optional(z.string().min(32)).describe(
    'seals every backup (AES-256); at least 32 characters, kept elsewhere: without it a sealed backup is lost',
  ),
  ...backupVariables,
  METRICS_TOKEN: optional(z.string().min(16)).describe(
    'lets a monitor read /metrics as "Authorization: Bearer …"; without it only an operator can',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url).describe(
    'collector of traces (OpenTelemetry, OTLP over HTTP), such as http://127.0.0.1:4318; without it there are none',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z.string().regex(/^[^=,]+=[^,]+(,[^=,]+=[^,]+)*$/, 'must be name=value,name=value'),
  ).describe(
    'what the collector wants to be shown, such as authorization=Bearer%20…; values are URL-encoded',
  ),
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
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive(), 1).describe(
    'multiplies every rate limit but the log-in limit',
  ),
  SANDBOX_WEBHOOKS: withDefault(
    z.enum(['normal', 'duplicate', 'late', 'reordered', 'lost']),
    'normal',
  ).describe('for tests: how the sandbox delivers webhooks'),
});

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

type Environment = z.infer<typeof environmentSchema>;

export type Config = {
  nodeEnv: Environment['NODE_ENV'];
  port: number;
  host: string;
  /** The number of an open one, to listen on instead. */
  socket: number | null;
  /** Without a slash at the end; null means: the address the server listens on. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: `databaseUrl` leads to no pooler. */
  databaseDirectUrl: string | null;
  databaseReplicaUrl: string | null;
  admin: { username: string; password: string | null; reset: string | null };
  sessionSecret: string;
  previousSecret: string | null;
  /** Null: the sandbox plays the bank. */
  payment: PaymentKeys | null;
  paymentSetup: PaymentSetup;
  /** Live mode: real money. */
  live: boolean;
  /** Null: pictures stay in DATA_DIR. */
  s3: (S3Access & { bucket: string }) | null;
  sendy: {
    token: string | null;
    /** Without a slash at the end. */
    apiBase: string;
    shopId: string | null;
    tokenExpires: Date | null;
    webhookSecret: string | null;
  };
  smtpUrl: string | null;
  mailFrom: string | null;
  dkimSelector: string | null;
  /** Where people answer by mail; null: nobody looks. `plus`: it takes addresses with a plus sign. */
  imap: { url: string; plus: boolean } | null;
  /** The service that writes texts; null: the built-in writer does. */
  ai: { baseUrl: string; apiKey: string | null; model: string } | null;
  pdokBaseUrl: string;
  /** Null: backups are readable by whoever has the file. */
  backupKey: string | null;
  /** Null: backups are in DATA_DIR alone. */
  backupPlace: BackupPlaceConfig | null;
  metricsToken: string | null;
  /** Where traces go; null: nowhere. */
  otlp: { endpoint: string; headers: Readonly<Record<string, string>> } | null;
  trustProxy: TrustProxy;
  logLevel: Environment['LOG_LEVEL'];
  role: Environment['ROLE'];
  rateLimitScale: number;
  sandboxWebhooks: Environment['SANDBOX_WEBHOOKS'];
};

/** Reads and checks the whole environment; throws a ConfigurationError that names every fault. */
export function readConfig(env: EnvironmentText): Config {
  const parsed = environmentSchema.safeParse(env);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...missingBeside(env), ...unsafeRoads(env), ...backupPlaceProblems(env));
  if (env.WEB_CONCURRENCY && env.PORT === '0')
    problems.push('PORT: several processes need one they all know');
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);

  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const services = servicesOf(values);
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    socket: values.LISTEN_FD ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
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
    backupKey: values.BACKUP_KEY ?? null,
    backupPlace: readBackupPlace(values, services.s3),
    metricsToken: values.METRICS_TOKEN ?? null,
    otlp: otlpOf(values),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    role: values.ROLE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    sandboxWebhooks: values.SANDBOX_WEBHOOKS,
  };
}

function otlpOf(values: Environment): Config['otlp'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = values;
  if (!endpoint) return null;
  const pairs = [...headers.matchAll(/([^=,]+)=([^,]+)/g)];
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(
      pairs.map(([, name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
    ),
  };
}

function imapOf(url: string | undefined): Config['imap'] {
  return url ? { url, plus: new URL(url).searchParams.get('plus') === 'on' } : null;
}

/** What is of no use without something else. */
function missingBeside(env: EnvironmentText): string[] {
  const needs = [
    ...paymentServices.flatMap(({ key, needed }) => needed.map((name) => [key, name] as const)),
    ['WEB_CONCURRENCY', 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
    ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['AI_BASE_URL', 'AI_MODEL'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ...S3_NEEDS.map((name) => ['S3_ENDPOINT', name] as const),
    ...BACKUP_S3_NEEDS.map((name) => ['BACKUP_S3_ENDPOINT', name] as const),
  ] as const;
  return needs
    .filter(([given, needed]) => env[given] && !env[needed])
    .map(([given, needed]) => `${needed}: needed with ${given}`);
}

type Services = Pick<
  Config,
  's3' | 'sendy' | 'smtpUrl' | 'mailFrom' | 'dkimSelector' | 'imap' | 'ai' | 'pdokBaseUrl'
>;

/** What the shop reaches outside itself. */
function servicesOf(values: Environment): Services {
  return {
    s3: values.S3_ENDPOINT
      ? {
          endpoint: values.S3_ENDPOINT,
          region: values.S3_REGION,
          bucket: values.S3_BUCKET ?? '',
          accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
    sendy: {
      token: values.SENDY_TOKEN ?? null,
      apiBase: values.SENDY_API_BASE.replace(/\/+$/, ''),
      shopId: values.SENDY_SHOP_ID ?? null,
      tokenExpires: values.SENDY_TOKEN_EXPIRES ? new Date(values.SENDY_TOKEN_EXPIRES) : null,
      webhookSecret: values.SENDY_WEBHOOK_SECRET ?? null,
    },
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    dkimSelector: values.MAIL_DKIM_SELECTOR ?? null,
    imap: imapOf(values.IMAP_URL),
    ai: values.AI_BASE_URL
      ? {
          baseUrl: values.AI_BASE_URL.replace(/\/+$/, ''),
          apiKey: values.AI_API_KEY ?? null,
          model: values.AI_MODEL ?? '',
        }
      : null,
    pdokBaseUrl: values.PDOK_BASE_URL,
  };
}
