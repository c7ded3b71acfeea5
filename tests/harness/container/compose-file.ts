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

/** `values` is the file `.env` beside it. Throws where a variable is asked for that is not in it. */
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

/** Those that are processes of the shop. */
export function shopServices(services: Record<string, ComposeService>): [string, ComposeService][] {
  return Object.entries(services).filter(([, { environment }]) => environment.ROLE !== undefined);
}
