// Reads the second location of the backups from the environment: a folder on another disk, or a bucket of an
// S3-compatible service, which is the one that stores the images or another one.

import { isAbsolute, relative, resolve } from 'node:path';
import * as z from 'zod';
import { stripTlsParameter } from './require-tls.ts';
import { type EnvironmentText, optional, url } from './variables.ts';

const BUCKET_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

export const backupVariables = {
  BACKUP_TO: optional(
    z
      .string()
      .refine(
        (text) => isAbsolute(text) || BUCKET_ADDRESS.test(text),
        'must be /a/folder or s3://bucket/prefix',
      ),
  ).describe(
    'second place of the backups, for this shop alone: a folder that exists, on another disk, or s3://bucket/prefix; without it they are on this machine only',
  ),
  BACKUP_S3_ENDPOINT: optional(url).describe(
    'S3-compatible service of BACKUP_TO when it is not that of S3_ENDPOINT; ?tls=off as there',
  ),
  BACKUP_S3_REGION: optional(z.string()).describe('its region; us-east-1 when absent'),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()).describe('its key id; needed with BACKUP_S3_ENDPOINT'),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()).describe('its key; needed with BACKUP_S3_ENDPOINT'),
} as const;

export const BACKUP_S3_REQUIRED = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'];

export type S3Access = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };
export type BackupDestinationConfig =
  | { kind: 'folder'; folder: string }
  | ({ kind: 'bucket'; bucket: string; prefix: string } & S3Access);

type Values = {
  [Name in keyof typeof backupVariables]?: string | undefined;
};

/**
 * Returns the second location of the backups; null when `BACKUP_TO` is not set. `pictures` is the access to
 * the image storage (null when there is none); a bucket without its own `BACKUP_S3_ENDPOINT` uses it. Throws
 * for a bucket when neither is configured.
 */
export function readBackupDestination(
  values: Values,
  pictures: S3Access | null,
): BackupDestinationConfig | null {
  if (!values.BACKUP_TO) return null;
  const [, bucket, prefix = ''] = BUCKET_ADDRESS.exec(values.BACKUP_TO) ?? [];
  if (!bucket) return { kind: 'folder', folder: resolve(values.BACKUP_TO) };
  const access = values.BACKUP_S3_ENDPOINT
    ? {
        endpoint: stripTlsParameter(values.BACKUP_S3_ENDPOINT),
        region: values.BACKUP_S3_REGION ?? 'us-east-1',
        accessKeyId: values.BACKUP_S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: values.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
      }
    : pictures;
  if (!access) throw new Error('BACKUP_TO names a bucket of no service');
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  return {
    kind: 'bucket',
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

/** Lists the errors in the variables of the second backup location, one line per error. */
export function backupDestinationProblems({
  BACKUP_TO,
  BACKUP_S3_ENDPOINT,
  S3_ENDPOINT,
  DATA_DIR,
}: EnvironmentText): string[] {
  if (!BACKUP_TO) return [];
  if (BACKUP_TO.startsWith('s3://'))
    return BACKUP_S3_ENDPOINT || S3_ENDPOINT
      ? []
      : ['BACKUP_TO: a bucket needs BACKUP_S3_ENDPOINT or S3_ENDPOINT'];
  const fromData = relative(resolve(DATA_DIR || './data'), resolve(BACKUP_TO));
  const isOutside = fromData.startsWith('..') || isAbsolute(fromData);
  return isOutside ? [] : ['BACKUP_TO: lies in DATA_DIR, and would be lost with it'];
}
