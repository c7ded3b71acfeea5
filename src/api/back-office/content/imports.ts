// The endpoints for importing app backups: uploading, progress, contents, and deletion.

import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ARCHIVE_PART, importEndpoints } from '#modules/imports/endpoints.ts';
import {
  cancelImport,
  getImport,
  IMPORT_LIMIT,
  importArchive,
  listEntries,
  listImports,
  noFile,
  openEntryPicture,
  previewEntry,
  refuseTooLarge,
  removeImport,
  takeEntryPicture,
} from '#modules/imports/index.ts';
import { filePart } from '../../file-part.ts';
import { createServe, type RouteGuards, type Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveImports(serve: Serve, shop: Shop): void {
  serve(importEndpoints.list, () => listImports(shop));
  serve(importEndpoints.one, ({ params }) => getImport(shop, params.id));
  serve(importEndpoints.cancel, ({ params }) => cancelImport(shop, params.id));
  serve(importEndpoints.remove, ({ params }) => removeImport(shop, params.id));
  serve(importEndpoints.entries, ({ params, query }) => listEntries(shop, params.id, query));
  serve(importEndpoints.preview, ({ params }) => previewEntry(shop, params));
  serve(importEndpoints.picture, async ({ params, reply }) => {
    const { type, content } = await openEntryPicture(shop, params);
    // The file comes from a foreign archive and may contain a script, so it may run nothing when opened
    // directly.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(type).send(content);
  });
  serve(importEndpoints.downloadPicture, ({ params }) => takeEntryPicture(shop, params));
}

/**
 * Routes for uploading an import, the backup of an app. They have their own Fastify scope with its own size
 * limit, because no other route accepts files this large.
 */
export function importUploadRoutes(
  routeGuards: RouteGuards,
  shop: Shop & { stopImports(): void },
): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('preClose', async () => shop.stopImports());
    // One byte more than allowed, so that the use case notices a file that is too large and refuses it with
    // its own error.
    await scope.register(multipart, {
      limits: { fileSize: IMPORT_LIMIT + 1, files: 1, fields: 10, fieldSize: 1024 },
    });
    createServe(scope, routeGuards)(importEndpoints.send, async ({ query, request }) => {
      const expectedBytes = Number(request.headers['content-length'] ?? 0);
      refuseTooLarge(expectedBytes);
      const { content, fileName } = await archiveOf(request);
      return importArchive(shop, { content, fileName, expectedBytes, ticket: query.ticket });
    });
  };
}

async function archiveOf(request: FastifyRequest) {
  const part = await filePart(request, [ARCHIVE_PART]);
  if (!part) throw noFile();
  return part;
}
