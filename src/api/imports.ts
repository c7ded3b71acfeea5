// Imports of app backups: sending one, following it, looking through it, and clearing up. All for operators.

import multipart from '@fastify/multipart';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type BrowseImport,
  entryPageSchema,
  entryPreviewSchema,
  IMPORT_LIMIT,
  type ImportArchive,
  importedSchema,
  importSchema,
  listEntriesQuerySchema,
  type ManageImports,
  noFile,
  refuseTooLarge,
  startImportQuerySchema,
} from '#modules/imports/index.ts';
import { uploadedSchema } from '#modules/media/contract.ts';
import { hours } from '#shared/clock.ts';
import { filePart } from './file-part.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';
import { pictureProblems } from './picture-problems.ts';

type Ports = {
  importArchive: ImportArchive;
  manageImports: ManageImports;
  browseImport: BrowseImport;
  stopImports(): void;
  requireOperator: onRequestAsyncHookHandler;
};

const entryParams = idParams.extend({ entryId: idParams.shape.id });
const tags = ['imports'];

/** 404 `not_found` for what is not there; what a file is refused for stands at `createImportArchive`. */
export function importRoutes({ manageImports, stopImports, ...ports }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('preClose', async () => stopImports());
    await app.register(sendingRoutes(ports.importArchive));
    await app.register(entryRoutes(ports.browseImport));

    app.get(
      '/api/admin/imports',
      { schema: { tags, summary: 'Imports, newest first', response: { 200: z.array(importSchema) } } },
      async () => manageImports.list(),
    );

    app.get(
      '/api/admin/imports/:id',
      { schema: { tags, summary: 'One import', params: idParams, response: { 200: importSchema } } },
      async (request) => manageImports.get(request.params.id),
    );

    app.post(
      '/api/admin/imports/:id/cancel',
      { schema: { tags, summary: 'End a running import', params: idParams, response: { 204: z.void() } } },
      async (request, reply) => {
        await manageImports.cancel(request.params.id);
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/admin/imports/:id',
      {
        schema: {
          tags,
          problems: ['import_running'],
          summary: 'Remove an import with its files',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await manageImports.remove(request.params.id);
        return reply.code(204).send();
      },
    );
  };
}

function sendingRoutes(importArchive: ImportArchive): FastifyPluginAsyncZod {
  return async (app) => {
    // One byte more than allowed, so that the use case sees that there is more, and says so.
    await app.register(multipart, {
      limits: { fileSize: IMPORT_LIMIT + 1, files: 1, fields: 10, fieldSize: 1024 },
    });
    app.post(
      '/api/import',
      {
        config: { bodyTimeout: hours(2) },
        schema: {
          tags,
          problems: [
            'upload_broken_off',
            'no_file',
            'not_a_zip',
            'not_a_project',
            'archive_unsafe',
            'archive_damaged',
            'import_running',
            'import_cancelled',
            'import_interrupted',
            'not_enough_room',
          ],
          summary: 'Send a ZIP file as multipart/form-data, in the field `zipFile`; at most 1 GB',
          querystring: startImportQuerySchema,
          sends: { kind: 'file', fields: ['zipFile'], description: 'A ZIP file' },
          response: { 200: importedSchema },
        },
      },
      async (request) => {
        const expectedBytes = Number(request.headers['content-length'] ?? 0);
        refuseTooLarge(expectedBytes);
        const { content, fileName } = await archiveOf(request);
        const upload = { content, fileName, expectedBytes, ticket: request.query.ticket };
        return importArchive(upload);
      },
    );
  };
}

async function archiveOf(request: FastifyRequest) {
  const part = await filePart(request, ['zipFile']);
  if (!part) throw noFile();
  return part;
}

function entryRoutes(browse: BrowseImport): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/imports/:id/entries',
      {
        schema: {
          tags,
          summary: 'Files of an import: of one folder, of one kind, or with some words in their path',
          params: idParams,
          querystring: listEntriesQuerySchema,
          response: { 200: entryPageSchema },
        },
      },
      async (request) => browse.page(request.params.id, request.query),
    );

    app.get(
      '/api/admin/imports/:id/entries/:entryId',
      {
        schema: {
          tags,
          summary: 'The beginning of a file as text',
          params: entryParams,
          response: { 200: entryPreviewSchema },
        },
      },
      async (request) => browse.preview(request.params.id, request.params.entryId),
    );

    app.get(
      '/api/admin/imports/:id/entries/:entryId/picture',
      { schema: { tags, summary: 'A picture as it is in the archive', params: entryParams } },
      async (request, reply) => {
        const { type, content } = await browse.picture(request.params.id, request.params.entryId);
        // Whoever made the archive may have put a script into a drawing: opened by itself it may do nothing.
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        return reply.type(type).send(content);
      },
    );

    app.post(
      '/api/admin/imports/:id/entries/:entryId/picture',
      {
        schema: {
          tags,
          problems: [...pictureProblems],
          summary: 'Take a picture into the media library',
          params: entryParams,
          response: { 200: uploadedSchema },
        },
      },
      async (request) => browse.takePicture(request.params.id, request.params.entryId),
    );
  };
}
