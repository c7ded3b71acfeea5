// The media library for the back-office: looking through it, describing pictures, taking them out.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  libraryPictureSchema,
  listPicturesQuerySchema,
  type MediaLibrary,
  picturePageSchema,
  pictureUpdateSchema,
} from '#modules/media/index.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = { mediaLibrary: MediaLibrary; requireOperator: onRequestAsyncHookHandler };

/** 404 `not_found`; 409 `edit_conflict`, `picture_used` with the places that show it; 422 with the fields at fault. */
export function mediaRoutes({ mediaLibrary, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const tags = ['media'];

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

    app.get(
      '/api/admin/media/:id',
      {
        schema: {
          tags,
          summary: 'One picture of the library',
          params: idParams,
          response: { 200: libraryPictureSchema },
        },
      },
      async (request) => mediaLibrary.get(request.params.id),
    );

    app.put(
      '/api/admin/media/:id',
      {
        schema: {
          tags,
          problems: ['edit_conflict'],
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
          problems: ['picture_used'],
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
