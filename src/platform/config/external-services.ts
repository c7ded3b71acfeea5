// Reads the settings of the external services, except payments and backups: labels, mail, text service,
// addresses, images and traces.

import * as z from 'zod';
import type { S3Access } from './backup-destination.ts';
import { stripTlsParameter } from './require-tls.ts';
import { imapAddress, optional, url, withDefault } from './variables.ts';

export const serviceVariables = {
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
    'mailbox in which answers to the shop arrive, such as imaps://user:password@host/INBOX, which is only read; encrypted, unless it ends in ?tls=off; with ?plus=on mails are answered at name+token@, where the mailbox takes such addresses; with ?authserv=mx.example only what the server of that name says in Authentication-Results is believed of a sender',
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
  S3_ENDPOINT: optional(url).describe(
    'S3-compatible storage of uploads; without it they stay in DATA_DIR; https, unless it ends in ?tls=off because the road to it is your own',
  ),
  S3_REGION: withDefault(z.string(), 'us-east-1').describe('its region'),
  S3_BUCKET: optional(z.string()).describe('its bucket; needed with S3_ENDPOINT'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe('its key id; needed with S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('its key; needed with S3_ENDPOINT'),
} as const;

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url).describe(
    'collector of traces (OpenTelemetry, OTLP over HTTP), such as http://127.0.0.1:4318; without it there are none',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z.string().regex(/^[^=,]+=[^,]+(,[^=,]+=[^,]+)*$/, 'must be name=value,name=value'),
  ).describe(
    'what the collector wants to be shown, such as authorization=Bearer%20…; values are URL-encoded',
  ),
} as const;

/** Pairs of environment variables: when the first of a pair is set, the second must be set too. */
export const SERVICE_REQUIREMENTS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'],
  ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
] as const;

/**
 * Returns the settings of the external services; null for each service that is not configured. Addresses have
 * no slash at the end.
 */
export function readServices(values: z.output<z.ZodObject<typeof serviceVariables>>) {
  const pictures: (S3Access & { bucket: string }) | null = values.S3_ENDPOINT
    ? {
        endpoint: stripTlsParameter(values.S3_ENDPOINT),
        region: values.S3_REGION,
        bucket: values.S3_BUCKET ?? '',
        accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
      }
    : null;
  const { IMAP_URL: imapUrl, AI_BASE_URL: aiUrl } = values;
  return {
    /** Access to the object storage of the images; null to keep images in `DATA_DIR`. */
    s3: pictures,
    sendy: {
      token: values.SENDY_TOKEN ?? null,
      apiBase: stripTrailingSlash(values.SENDY_API_BASE),
      shopId: values.SENDY_SHOP_ID ?? null,
      tokenExpires: values.SENDY_TOKEN_EXPIRES ? new Date(values.SENDY_TOKEN_EXPIRES) : null,
      webhookSecret: values.SENDY_WEBHOOK_SECRET ?? null,
    },
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    dkimSelector: values.MAIL_DKIM_SELECTOR ?? null,
    /**
     * Mailbox that receives the customers' mail; null when incoming mail is not read. `plus` is true when the
     * mailbox also accepts addresses with a plus sign, such as `info+token@`.
     */
    imap: imapUrl ? { url: imapUrl, plus: new URL(imapUrl).searchParams.get('plus') === 'on' } : null,
    /** Access to the service that writes articles; null to use the built-in writer. */
    ai: aiUrl
      ? {
          baseUrl: stripTrailingSlash(aiUrl),
          apiKey: values.AI_API_KEY ?? null,
          model: values.AI_MODEL ?? '',
        }
      : null,
    pdokBaseUrl: values.PDOK_BASE_URL,
  };
}

/** Returns the address and headers of the trace collector; null when traces are not exported. */
export function readTraces(values: z.output<z.ZodObject<typeof traceVariables>>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = values;
  if (!endpoint) return null;
  const pairs = [...headers.matchAll(/([^=,]+)=([^,]+)/g)].map(
    ([, name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())] as const,
  );
  return { endpoint: stripTrailingSlash(endpoint), headers: Object.fromEntries(pairs) };
}

export const stripTrailingSlash = (address: string) => address.replace(/\/+$/, '');
