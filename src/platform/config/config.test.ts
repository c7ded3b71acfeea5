import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'zwartwit-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'a'.repeat(32);
const usable = { DATA_DIR: folder, SESSION_SECRET: SECRET };

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig({ ...usable, ...env });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('needs nothing: every setting has a default or may be absent', () => {
    expect(readConfig(usable)).toMatchObject({
      nodeEnv: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      admin: { username: 'admin', password: null },
      payment: null,
      live: false,
      trustProxy: 0,
      role: 'all',
      rateLimitScale: 1,
      sandboxWebhooks: 'normal',
    });
  });

  it('takes an empty variable for an absent one', () => {
    const config = readConfig({ ...usable, PORT: '', DATABASE_URL: '', SMTP_URL: '', TRUST_PROXY: '' });
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, smtpUrl: null, trustProxy: 0 });
  });

  it('reports all problems at once, each with its variable', () => {
    const problems = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://localhost',
      ADMIN_PASSWORD: 'short',
      ROLE: 'everything',
      STRIPE_SECRET_KEY: 'sk_test_1',
      SMTP_URL: 'smtp://localhost',
      S3_ENDPOINT: 'https://opslag.example',
      S3_BUCKET: 'beelden',
    });
    const names = problems.map((problem) => problem.split(':', 1)[0]).sort();
    expect(names).toEqual([
      'ADMIN_PASSWORD',
      'DATABASE_URL',
      'MAIL_FROM',
      'PORT',
      'ROLE',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
  });

  it('puts every problem in the message, without the values', () => {
    const error = new ConfigurationError(problemsOf({ SESSION_SECRET: 'far-too-short', ROLE: 'x' }));
    expect(error.message).toContain('SESSION_SECRET');
    expect(error.message).toContain('ROLE');
    expect(error.message).not.toContain('far-too-short');
  });

  it('drops the slash at the end of PUBLIC_URL', () => {
    expect(readConfig({ ...usable, PUBLIC_URL: 'https://winkel.example//' }).publicUrl).toBe(
      'https://winkel.example',
    );
  });

  it.each([
    ['sk_test_1', false],
    ['rk_test_1', false],
    ['sk_live_1', true],
    ['rk_live_1', true],
  ])('decides by the key %s whether money is real: %s', (key, live) => {
    const stripe = {
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: live ? 'pk_live_1' : 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345',
    };
    expect(readConfig({ ...usable, ...stripe }).live).toBe(live);
  });

  const pictures = {
    S3_ENDPOINT: 'https://opslag.example',
    S3_BUCKET: 'beelden',
    S3_ACCESS_KEY_ID: 'een',
    S3_SECRET_ACCESS_KEY: 'geheim',
  };
  const elsewhere = {
    BACKUP_S3_ENDPOINT: 'https://elders.example',
    BACKUP_S3_REGION: 'eu-1',
    BACKUP_S3_ACCESS_KEY_ID: 'twee',
    BACKUP_S3_SECRET_ACCESS_KEY: 'anders',
  };

  it.each<[string, Record<string, string>, object | null]>([
    ['nowhere', {}, null],
    ['in a folder', { BACKUP_TO: '/mnt/kopie/' }, { kind: 'folder', folder: '/mnt/kopie' }],
    [
      'with the pictures',
      { ...pictures, BACKUP_TO: 's3://kopie/winkel/' },
      { bucket: 'kopie', prefix: 'winkel/', endpoint: 'https://opslag.example', accessKeyId: 'een' },
    ],
    [
      'at a service of their own',
      { ...pictures, ...elsewhere, BACKUP_TO: 's3://kopie' },
      {
        bucket: 'kopie',
        prefix: '',
        endpoint: 'https://elders.example',
        region: 'eu-1',
        accessKeyId: 'twee',
      },
    ],
  ])('copies backups %s', (_, env, place) => {
    const { backupDestination } = readConfig({ ...usable, ...env });
    if (place === null) expect(backupDestination).toBeNull();
    else expect(backupDestination).toMatchObject(place);
  });

  it.each([
    ['a folder without a root', { BACKUP_TO: 'kopie' }, 'BACKUP_TO: must be'],
    ['a folder in DATA_DIR', { BACKUP_TO: join(folder, 'kopie') }, 'BACKUP_TO: lies in DATA_DIR'],
    ['a bucket of no service', { BACKUP_TO: 's3://kopie' }, 'BACKUP_TO: a bucket needs'],
    [
      'a service without keys',
      { BACKUP_S3_ENDPOINT: 'https://elders.example' },
      'BACKUP_S3_ACCESS_KEY_ID: needed with BACKUP_S3_ENDPOINT',
    ],
    [
      'keys in the open',
      { ...elsewhere, BACKUP_S3_ENDPOINT: 'http://elders.example' },
      'BACKUP_S3_ENDPOINT: must be https',
    ],
  ])('copies no backups to %s', (_, env, problem) => {
    expect(problemsOf(env).join()).toContain(problem);
  });

  it('has a replica of a server only', () => {
    const DATABASE_REPLICA_URL = 'postgres://localhost/shop';
    expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual(['DATABASE_URL: needed with DATABASE_REPLICA_URL']);
  });

  it('names TRUST_PROXY when it would believe everybody', () => {
    expect(readConfig({ ...usable, TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(() => readConfig({ ...usable, TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY: "true" would believe/);
  });
});

describe('the session secret', () => {
  it('is made once, kept in the data folder and readable by its owner alone', () => {
    const DATA_DIR = join(folder, 'fresh');
    const first = readConfig({ DATA_DIR }).sessionSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first);
    const file = join(DATA_DIR, 'session-secret');
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is the one of SESSION_SECRET when that is set, and the one before it is only believed', () => {
    expect(readConfig(usable)).toMatchObject({ sessionSecret: SECRET, previousSecret: null });
    const previous = 'p'.repeat(32);
    const both = readConfig({ ...usable, SESSION_SECRET_PREVIOUS: previous });
    expect(both).toMatchObject({ sessionSecret: SECRET, previousSecret: previous });
  });

  it.each([
    ['of no bytes', '', 'holds 0 of at least 32 characters'],
    ['cut off', 'a1b2c3', 'holds 6 of at least 32 characters'],
  ])('%s is named with how to mend it, and not replaced', (_, content, fault) => {
    const DATA_DIR = mkdtempSync(join(folder, 'broken-'));
    const file = join(DATA_DIR, 'session-secret');
    writeFileSync(file, content);
    const problem = problemsOf({ DATA_DIR, SESSION_SECRET: '' }).join();
    expect(problem).toContain(`${file} ${fault}`);
    expect(problem).toContain('delete the file');
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it('that cannot be read is named with the reason', () => {
    const DATA_DIR = mkdtempSync(join(folder, 'unreadable-'));
    // Root may read everything but a folder.
    mkdirSync(join(DATA_DIR, 'session-secret'));
    expect(problemsOf({ DATA_DIR, SESSION_SECRET: '' }).join()).toContain('cannot be read (EISDIR)');
  });
});
