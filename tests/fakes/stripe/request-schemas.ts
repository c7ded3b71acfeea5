// JSON Schemas of Stripe's requests, generated from the SDK's type declarations when first needed (some
// seconds). They are cached in node_modules/.cache under a name that depends on the SDK and the list of
// requests.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Requests } from './request-types.ts';
import { refused } from './stripe-refusal.ts';

export type Operation = keyof Requests;
export type Params = Record<string, unknown>;

/**
 * Checks the parameters of a request and converts the texts of the form to their types. Throws Stripe's error
 * when a parameter is invalid.
 */
export type CheckRequest = (operation: Operation, params: Params) => void;

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..', '..');
const cacheFolder = join(root, 'node_modules', '.cache', 'stripe-requests');

let loaded: Promise<CheckRequest> | null = null;

export function loadCheckRequest(): Promise<CheckRequest> {
  loaded ??= createCheckRequest();
  return loaded;
}

async function createCheckRequest(): Promise<CheckRequest> {
  const ajv = new Ajv({ coerceTypes: true, strict: false });
  ajv.addSchema(JSON.parse(await requestSchemas()), 'requests');
  const compiled = new Map<Operation, ValidateFunction>();

  return (operation, params) => {
    const check =
      compiled.get(operation) ??
      ajv.compile({ $ref: `requests#/definitions/Requests/properties/${operation}` });
    compiled.set(operation, check);
    if (check(params)) return;
    const [first] = check.errors ?? [];
    const unknown: unknown = first?.params.additionalProperty;
    if (typeof unknown === 'string')
      throw refused({
        code: 'parameter_unknown',
        param: unknown,
        message: `Received unknown parameter: ${unknown}`,
      });
    const missing: unknown = first?.params.missingProperty;
    if (typeof missing === 'string')
      throw refused({
        code: 'parameter_missing',
        param: missing,
        message: `Missing required param: ${missing}.`,
      });
    const param = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    throw refused({ code: 'parameter_invalid', param, message: `Invalid ${param}: ${first?.message}` });
  };
}

async function requestSchemas(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(here, 'request-types.ts')));
  hash.update(readFileSync(join(root, 'node_modules', 'stripe', 'package.json')));
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const made = await makeSchemas();
  mkdirSync(cacheFolder, { recursive: true });
  // Two test processes may get here at once; a rename is never seen half done.
  writeFileSync(`${file}.${process.pid}`, made);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

async function makeSchemas(): Promise<string> {
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: join(here, 'request-types.ts'),
    tsconfig: join(here, 'tsconfig.json'),
    type: 'Requests',
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'none',
    expose: 'all',
  });
  return JSON.stringify(generator.createSchema('Requests'));
}
