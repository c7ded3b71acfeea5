// Tests that compose.yaml gives each process valid settings of the shop, and tests the proxy configuration
// that both ways of deployment share.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { readCompose, shopServices } from '#tests/harness/container/compose-file.ts';
import { caddyFile } from '../service/files.mjs';

const services = readCompose('ops/compose/compose.yaml', {
  DOMAIN: 'shop.example',
  POSTGRES_PASSWORD: 'geheim',
  S3_SECRET_ACCESS_KEY: 'geheim',
});
const caddyfile = readFileSync('ops/caddy/Caddyfile', 'utf8');

describe('compose.yaml', () => {
  test.each(shopServices(services))(
    'the settings of %s are taken by the shop as they are',
    (_, { environment }) => {
      const config = readConfig({ ...environment, SESSION_SECRET: 'x'.repeat(32) });
      expect(config).toMatchObject({
        publicUrl: 'https://shop.example',
        trustProxy: 1,
        s3: { endpoint: 'http://storage:7070', bucket: 'zwartwit' },
      });
    },
  );

  test('two processes answer and one works', () => {
    expect(shopServices(services).map(([, { environment }]) => environment.ROLE)).toEqual([
      'web',
      'web',
      'worker',
    ]);
    expect(shopServices(services).every(([, service]) => service.read_only)).toBe(true);
  });

  test('every foreign image is of a named version', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/^zwartwit$|:v?\d+\.\d/);
  });

  test('Caddy reads the file of the repository and goes to the processes that answer', () => {
    expect(services.caddy?.volumes).toContain('../caddy/Caddyfile:/etc/caddy/Caddyfile:ro');
    const answering = shopServices(services).filter(([, { environment }]) => environment.ROLE === 'web');
    expect(services.caddy?.environment.UPSTREAMS).toBe(answering.map(([name]) => `${name}:3000`).join(' '));
  });
});

describe('the proxy', () => {
  test('looks whether each process lives, and tries another before it gives up', () => {
    for (const line of ['lb_try_duration', 'health_uri /healthz', 'keepalive'])
      expect(caddyfile).toContain(line);
  });

  test('of a server of its own is the same, for the one address of that shop', () => {
    const text = caddyFile({ domain: 'shop.example', ownAuthority: false });
    expect(text).toMatch(/^shop\.example \{\n\treverse_proxy 127\.0\.0\.1:3000 \{\n\t\tlb_try_duration/);
    expect(text).toContain('redir https://shop.example{uri} permanent');
    expect(text).not.toMatch(/\{\$|health_/);
  });
});
