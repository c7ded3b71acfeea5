// Serves the built browser files from disk, with their compressed variants. The file names contain a hash, so
// browsers may cache the files forever. Files of earlier versions are in the data folder (archive-assets.ts).

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import * as z from 'zod';
import type { HttpServer } from '#platform/http/create-http-server.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const ISLANDS_ENTRY = 'src/web/islands/start.ts';

export async function serveAssets(
  app: HttpServer,
  clientFolder: string,
  archiveFolder: string,
): Promise<void> {
  const assets = join(clientFolder, 'assets');
  if (!existsSync(assets)) return;
  mkdirSync(archiveFolder, { recursive: true });
  const inMails = join(clientFolder, 'mails') + sep;
  await app.register(fastifyStatic, {
    root: [assets, archiveFolder],
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS * 1000,
  });
  // Files with fixed names: icons, the manifest and other files of the root.
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    decorateReply: false,
    maxAge: 3600 * 1000,
    setHeaders(reply, path) {
      // Mail programs in the browser show these images on their own pages.
      if (path.startsWith(inMails)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

/**
 * Returns the built entry script of the islands and the scripts it imports; null when the browser files are
 * not built.
 */
export function findIslandScripts(clientFolder: string): string[] | null {
  const file = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = manifest[ISLANDS_ENTRY];
  if (!entry) return null;
  return [entry, ...entry.imports.map((name) => manifest[name])].flatMap((each) =>
    each ? `/${each.file}` : [],
  );
}
