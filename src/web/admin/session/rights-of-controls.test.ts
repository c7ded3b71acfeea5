// Tests that no control is shown for a write the server would refuse. A control is hidden from operators who
// may not change the part of the API its page belongs to, or it names the endpoint it calls (`requires`). The
// test reads the source files, page by page and role by role.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mayCall, mayRead, mayWrite, operatorRoles } from '#modules/accounts/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Tag } from '#shared/api/tags.ts';
import { partOf } from '../shell/sections.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const routes = import.meta.glob<string>('../../routes.ts', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<Record<string, unknown>>('../../../modules/*/endpoints.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** All endpoints by the expression with which pages name them: "couponEndpoints.update". */
const endpoints = new Map<string, Endpoint>(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] => {
      if (isEndpoint(value)) return [[name, value]];
      return Object.entries(value ?? {})
        .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
        .map(([key, endpoint]) => [`${name}.${key}`, endpoint]);
    }),
  ),
);

/**
 * The parts of the API each folder of pages belongs to, from its routes. The folder of the operator's own
 * account belongs to no part.
 */
const partsOf = new Map<string, Set<Tag>>();
for (const [, path = '', file = ''] of Object.values(routes)
  .join('\n')
  .matchAll(/route\(\s*'([^']+)',\s*'[./]*admin\/([^']+)'/g)) {
  const folder = `../${dirname(file)}`;
  const part = partOf(`/${path}`.replace(/\/:.*$/, '')) ?? 'account';
  partsOf.set(folder, (partsOf.get(folder) ?? new Set()).add(part));
}

const text = Object.values(sources).join('\n');
const isNamed = (name: string) =>
  new RegExp(`requires(=\\{|: |For\\(|k\\()?${name.replace('.', '\\.')}\\b`).test(text);

/** Finds the write endpoints a source file calls. */
function writesOf(source: string): string[] {
  const requested = [...source.matchAll(/\b(?:request|send|requestFile)\(\s*(\w+(?:\.\w+)?)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(requested)].filter((name) => {
    const endpoint = endpoints.get(name);
    return endpoint !== undefined && endpoint.method !== 'GET';
  });
}

function parts(file: string): Tag[] {
  const folder = [...partsOf.keys()].find((known) => file.startsWith(`${known}/`));
  return [...(partsOf.get(folder ?? '') ?? [])];
}

test('the sources are read', () => {
  expect(endpoints.size).toBeGreaterThan(100);
  expect(Object.keys(sources).flatMap((file) => writesOf(sources[file] ?? '')).length).toBeGreaterThan(60);
  expect(parts('../sections/orders/order-page.tsx')).toEqual(['orders']);
  expect(parts('../sections/api-tab/jobs/jobs-page.tsx')).toEqual(['operations']);
  expect(fileURLToPath(import.meta.url)).toContain('session');
});

test.each(operatorRoles)('a %s is drawn no control that would be refused', (role) => {
  const refused = Object.entries(sources).flatMap(([file, source]) =>
    parts(file)
      .filter((part) => mayRead(role, part) && mayWrite(role, part))
      .flatMap((part) =>
        writesOf(source)
          .filter((name) => {
            const endpoint = endpoints.get(name);
            return endpoint && !mayCall(role, endpoint) && !isNamed(name);
          })
          .map((name) => `${file} of ${part}: ${name}`),
      ),
  );
  expect(refused).toEqual([]);
});
