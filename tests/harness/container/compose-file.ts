// Reads compose.yaml as podman does, with anchors merged and variables filled in. Tests pass its values to
// the shop and to Caddy.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const environmentSchema = z.record(z.string(), z.coerce.string()).default({});
const serviceSchema = z.object({
  image: z.string(),
  environment: environmentSchema,
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
});
const fileSchema = z.object({ services: z.record(z.string(), serviceSchema) });

export type ComposeService = z.output<typeof serviceSchema>;

/**
 * Reads the services of a compose file with the variables of `values`, as from its file `.env`. Throws when a
 * required variable is missing.
 */
export function readCompose(
  file: string,
  values: Readonly<Record<string, string>>,
): Record<string, ComposeService> {
  const text = readFileSync(file, 'utf8').replace(
    /\$\{(\w+)(:[-?])?([^}]*)\}/g,
    (_, name: string, kind: string | undefined, fallback: string) => {
      const value = values[name] ?? (kind === ':-' ? fallback : undefined);
      if (value === undefined) throw new Error(`compose.yaml asks for ${name}`);
      return value;
    },
  );
  return fileSchema.parse(parse(text, { merge: true })).services;
}

/** Returns the services that are processes of the shop. */
export function shopServices(services: Record<string, ComposeService>): [string, ComposeService][] {
  return Object.entries(services).filter(([, { environment }]) => environment.ROLE !== undefined);
}
