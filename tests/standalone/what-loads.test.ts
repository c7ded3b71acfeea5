// Tests which modules a start of the built shop loads: no rarely used libraries, and an engine that is
// compiled only once.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = join(root, 'build', 'server');

/** Returns everything a file of the build imports statically, directly or through other files. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  const { module } = parseSync(file, readFileSync(join(built, file), 'utf8'));
  for (const { moduleRequest } of module.staticImports) {
    const name = moduleRequest.value.replace(/^\.\//, '');
    if (seen.has(name)) continue;
    seen.add(name);
    if (name !== moduleRequest.value) loadedWith(name, seen);
  }
  return seen;
}

test('a start loads nothing that draws, reads pictures or archives, or speaks to a service the shop may not use', () => {
  const [shop = ''] = readdirSync(built).filter((name) => name.startsWith('open-shop-'));
  const loaded = loadedWith(shop, loadedWith('index.js'));
  expect(loaded).toContain('fastify');
  const later = ['sharp', 'qrcode', 'tar', 'pdfkit', 'bwip-js/node', 'nodemailer', 'stripe'];
  const services = [
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@opentelemetry/api',
    '@opentelemetry/sdk-trace',
  ];
  expect([...later, ...services].filter((name) => loaded.has(name))).toEqual([]);
  expect([...loaded].filter((name) => /otlp|opentelemetry/.test(name))).toEqual([]);
});

/**
 * A module for the shop's process that prints, at exit, the CommonJS files that were loaded with `require`.
 */
const TELL_FILES = `import { createRequire } from 'node:module';
  process.on('exit', () => console.log(Object.keys(createRequire(process.argv[1]).cache).join('\\n')));`;

test('an engine that is compiled once, and nothing that judges by JSON Schema or describes the API', {
  timeout: 60_000,
}, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-e2e-'));
  const shop = spawn(
    process.execPath,
    [
      '--trace-wasm-compilation-times',
      `--import=data:text/javascript,${encodeURIComponent(TELL_FILES)}`,
      join(root, 'scripts', 'serve.mjs'),
    ],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  const started = Promise.withResolvers<void>();
  shop.stdout.on('data', (bytes: Buffer) => {
    said += bytes;
    if (said.includes('Zwartwit runs at')) started.resolve();
  });
  await started.promise;
  // And has said everything.
  const gone = once(shop, 'close');
  shop.kill('SIGTERM');
  await gone;
  rmSync(dataFolder, { recursive: true, force: true });
  // A part is named when it has been compiled: thousands of them once, none a second time by the thorough
  // compiler.
  expect(said.match(/using Liftoff/g)?.length).toBeGreaterThan(1_000);
  expect(said).not.toContain('using TurboFan');
  expect(said).toContain('/node_modules/fastify/');
  for (const later of ['ajv', '@fastify/swagger', 'yaml'])
    expect(said).not.toContain(`/node_modules/${later}/`);
});
