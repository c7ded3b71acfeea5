// The endpoints for customer photos from before and after brushing: uploading and withdrawing photos.

import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from '#modules/media/index.ts';
import { PHOTO_PART, photoEndpoints } from '#modules/reviews/endpoints.ts';
import { photoFieldsSchema, submitPhoto, withdrawPhotos } from '#modules/reviews/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { filePart } from '../file-part.ts';
import { createServe, type RouteGuards } from '../serve.ts';
import type { Shop } from '../shop.ts';

/**
 * Routes for customer photos. They have their own Fastify scope, because no other public route accepts files.
 */
export function photoRoutes(shop: Shop, routeGuards: RouteGuards): FastifyPluginAsync {
  return async (scope) => {
    // One byte more than allowed, so that the use case notices a file that is too large and refuses it with
    // its own error.
    await scope.register(multipart, {
      limits: { fileSize: UPLOAD_LIMIT + 1, files: 1, fields: 3, fieldSize: 1024 },
    });
    const serve = createServe(scope, routeGuards);
    serve(photoEndpoints.give, async ({ request }) => {
      const { fields, content } = await photoOf(request);
      return submitPhoto(shop, fields, content);
    });
    serve(photoEndpoints.takeBack, ({ body }) => withdrawPhotos(shop, body.token));
  };
}

async function photoOf(request: FastifyRequest) {
  const part = await filePart(request, [PHOTO_PART]);
  if (!part)
    throw invalidFields([{ path: PHOTO_PART, message: 'Kies een foto.' }], 'Er is geen foto meegestuurd.');
  const fields = photoFieldsSchema.safeParse(part.fields);
  if (fields.success) return { fields: fields.data, content: part.content };
  part.content.resume();
  throw invalidFields(
    fields.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    fields.error.issues[0]?.message,
  );
}
