// Sending a picture to the library, from the editors of products, packs and articles and from the library itself.

import multipart from '@fastify/multipart';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type TakePicture, UPLOAD_LIMIT, uploadedSchema } from '#modules/media/index.ts';
import { minutes } from '#shared/clock.ts';
import { invalidFields } from '#shared/problems.ts';
import { filePart } from './file-part.ts';
import { guardScope } from './guard-scope.ts';
import { pictureProblems } from './picture-problems.ts';

type Ports = {
  takePicture: TakePicture;
  requireOperator: onRequestAsyncHookHandler;
};

/** 15 MB over a line of 1 Mbit/s, and some patience. */
const SLOWEST_UPLOAD = minutes(3);

/** The name differs between editors; both mean the picture. */
const PARTS = ['image', 'file'];

/** For operators. 413, 415 and 422 say what is wrong with a file, 503 that it cannot be kept now. */
export function uploadRoutes({ takePicture, requireOperator }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // One byte more than allowed, so that the use case sees that there is more, and says so.
    await app.register(multipart, {
      limits: { fileSize: UPLOAD_LIMIT + 1, files: 1, fields: 10, fieldSize: 1024 },
    });
    app.post(
      '/api/upload',
      {
        config: { bodyTimeout: SLOWEST_UPLOAD },
        schema: {
          tags: ['media'],
          problems: ['upload_broken_off', ...pictureProblems],
          summary: 'Send a picture as multipart/form-data, in the field `image` or `file`; at most 15 MB',
          sends: { kind: 'file', fields: PARTS, description: 'A picture, in either field' },
          response: { 200: uploadedSchema },
        },
      },
      async (request) => takePicture(await pictureOf(request)),
    );
  };
}

async function pictureOf(request: FastifyRequest) {
  const part = await filePart(request, PARTS);
  if (!part) {
    throw invalidFields(
      [{ path: 'image', message: 'Kies een afbeelding.' }],
      'Er is geen afbeelding meegestuurd.',
    );
  }
  return part;
}
