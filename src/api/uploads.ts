// Pictures: sending one, looking through the library, and the files themselves as pages, mails and feeds load them.

import multipart from '@fastify/multipart';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  isPictureKey,
  libraryPictureSchema,
  listPicturesQuerySchema,
  type MediaLibrary,
  type MediaStorage,
  picturePageSchema,
  pictureUpdateSchema,
  type TakePicture,
  UPLOAD_LIMIT,
  uploadedSchema,
} from '#modules/media/index.ts';
import { invalidFields, notFound } from '#shared/problems.ts';
import { idParams } from './id-params.ts';

type Ports = {
  takePicture: TakePicture;
  mediaLibrary: MediaLibrary;
  requireOperator: onRequestAsyncHookHandler;
};

/** The name differs between editors; both mean the picture. */
const PARTS = ['image', 'file'];

/** Sending and managing, for operators: 413, 415 and 422 say what is wrong with a file, 503 that it cannot be kept now. */
export function uploadRoutes({ takePicture, mediaLibrary, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // One byte more than allowed, so that the use case sees that there is more, and says so.
    await app.register(multipart, {
      limits: { fileSize: UPLOAD_LIMIT + 1, files: 1, fields: 10, fieldSize: 1024 },
    });
    const tags = ['media'];

    app.post(
      '/api/upload',
      {
        schema: {
          tags,
          summary: 'Send a picture as multipart/form-data, in the field `image` or `file`; at most 15 MB',
          response: { 200: uploadedSchema },
        },
      },
      async (request) => takePicture(await pictureOf(request)),
    );

    app.get(
      '/api/admin/media',
      {
        schema: {
          tags,
          summary: 'Pictures of the library, newest first, with the places that show them',
          querystring: listPicturesQuerySchema,
          response: { 200: picturePageSchema },
        },
      },
      async (request) => mediaLibrary.page(request.query),
    );

    app.put(
      '/api/admin/media/:id',
      {
        schema: {
          tags,
          summary: 'Change the name or the description of a picture',
          params: idParams,
          body: pictureUpdateSchema,
          response: { 200: libraryPictureSchema },
        },
      },
      async (request) => mediaLibrary.update(request.params.id, request.body),
    );

    app.delete(
      '/api/admin/media/:id',
      {
        schema: {
          tags,
          summary: 'Take a picture out of the library; refused while something shows it',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await mediaLibrary.remove(request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/media/:id/restore',
      {
        schema: {
          tags,
          summary: 'Put back what was taken out of the library less than a day ago',
          params: idParams,
          response: { 200: libraryPictureSchema },
        },
      },
      async (request) => mediaLibrary.restore(request.params.id),
    );
  };
}

async function pictureOf(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part || !PARTS.includes(part.fieldname)) {
    part?.file.resume();
    throw invalidFields(
      [{ path: 'image', message: 'Kies een afbeelding.' }],
      'Er is geen afbeelding meegestuurd.',
    );
  }
  return { content: part.file, fileName: part.filename };
}

const fileParams = z.object({
  key: z.string().refine(isPictureKey),
  file: z.string().regex(/^(\d{1,4}\.(avif|webp)|social\.jpg)$/),
});

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Open to everybody. A file never changes, so whoever has it never asks for it again; 404 for what is not there. */
export function mediaFileRoutes({ storage }: { storage: Pick<MediaStorage, 'read'> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/media/:key/:file', { schema: { hide: true } }, async (request, reply) => {
      const params = fileParams.safeParse(request.params);
      if (!params.success) throw noPicture();
      const { key, file } = params.data;
      const etag = `"${key}-${file}"`;
      reply.headers({ etag, 'cache-control': ONE_YEAR });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const bytes = await storage.read(key, file);
      if (!bytes) throw noPicture();
      // Mail programs and feed readers show pictures on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(TYPES[file.split('.').at(-1) ?? ''] ?? '').send(Buffer.from(bytes));
    });
  };
}

const noPicture = () => notFound('Deze afbeelding bestaat niet.');
