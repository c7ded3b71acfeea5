// Tests that the built shop runs with production packages alone.

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import * as z from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = join(root, 'build', 'server');

/** Returns the packages a file imports, statically or dynamically. */
function packagesOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    readFileSync(file, 'utf8').slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
  );
  return [...named, ...later]
    .filter((name) => /^[@\w]/.test(name) && !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

test('the built server runs on the packages that are kept to run', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const wanted = new Set(files.flatMap((name) => packagesOf(join(built, name))));
  expect(wanted).toContain('fastify');
  expect([...wanted].filter((name) => !(name in dependencies))).toEqual([]);
});
