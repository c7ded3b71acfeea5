// Compares all error responses in tests with the API description: each must be declared with its status and
// code at its operation.

import * as z from 'zod';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { type ApiDocument, parseDocument } from './read-document.ts';

const problemSchema = z.object({ status: z.number(), code: z.string() });
const codesSchema = z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) });

/**
 * Records the error responses; call it before the routes are registered. The returned function lists the
 * undeclared ones and must be called while the shop still answers.
 */
export function watchProblems(app: HttpServer): () => Promise<string[]> {
  const met = new Map<string, { method: string; path: string; status: number; code: string }>();
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (!isProblem || typeof payload !== 'string' || routeOptions.url === undefined) return;
    const { code } = problemSchema.parse(JSON.parse(payload));
    const path = routeOptions.url.replaceAll(/:(\w+)/g, '{$1}');
    const one = { method: method.toLowerCase().replace('head', 'get'), path, status: reply.statusCode, code };
    met.set(JSON.stringify(one), one);
  });
  return async () => {
    if (met.size === 0) return [];
    const { paths } = parseDocument((await app.inject({ url: '/api/openapi.json' })).json());
    return [...met.values()].flatMap(({ method, path, status, code }) => {
      const operation = paths[path]?.[method];
      const isTold = operation === undefined || codesOf(operation, status).includes(code);
      return isTold ? [] : [`${method.toUpperCase()} ${path}: ${status} ${code}`];
    });
  };
}

function codesOf({ responses }: ApiDocument['paths'][string][string], status: number): string[] {
  const told = responses[status]?.content?.['application/problem+json']?.schema?.allOf ?? [];
  return told.flatMap((part) => codesSchema.safeParse(part).data?.properties.code.enum ?? []);
}
