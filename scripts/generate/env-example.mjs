// Writes .env.example from the table of settings in src/platform/config/environment.ts; with --check it
// compares and writes nothing. Needs Node 24, which runs TypeScript sources directly.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '../../src/platform/config/environment.ts';
import { root } from '../bootstrap.mjs';

const file = join(root, '.env.example');

/**
 * Returns the text of the example. Every setting is commented out and shows its default, so a copy of the
 * file changes nothing until somebody uncomments a line.
 */
function example() {
  const lines = Object.entries(environmentSchema.shape).flatMap(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success && fallback.data !== undefined ? String(fallback.data) : '';
    return [`# ${schema.description}`, `# ${name}=${value}`, ''];
  });
  return [
    '# The settings of the shop: environment variables, all of them optional.',
    '# Made from src/platform/config/environment.ts by `node scripts/generate/env-example.mjs`.',
    '',
    ...lines,
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

if (process.argv.includes('--check')) {
  let current = '';
  try {
    current = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  if (current !== example()) {
    console.error('.env.example is not what the settings say. Run: node scripts/generate/env-example.mjs');
    process.exitCode = 1;
  }
} else writeFileSync(file, example());
