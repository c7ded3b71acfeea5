// The endpoints for uploading images, used by the image library and by the editors of products, packs and
// articles.

import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { mediaEndpoints, PICTURE_PARTS } from '#modules/media/endpoints.ts';
import { UPLOAD_LIMIT, uploadPicture } from '#modules/media/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { filePart } from '../../file-part.ts';
import { createServe, type RouteGuards } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/**
 * Routes for uploading images. They have their own Fastify scope, because no other route accepts forms with
 * files of this size.
 */
export function uploadRoutes(routeGuards: RouteGuards, shop: Shop): FastifyPluginAsync {
  return async (scope) => {
    // One byte more than allowed, so that the use case notices a file that is too large and refuses it with
    // its own error.
    await scope.register(multipart, {
      limits: { fileSize: UPLOAD_LIMIT + 1, files: 1, fields: 10, fieldSize: 1024 },
    });
    const serve = createServe(scope, routeGuards);
    serve(mediaEndpoints.upload, async ({ request }) => uploadPicture(shop, await pictureOf(request)));
  };
}

async function pictureOf(request: FastifyRequest) {
  const part = await filePart(request, PICTURE_PARTS);
  if (!part) {
    throw invalidFields(
      [{ path: 'image', message: 'Kies een afbeelding.' }],
      'Er is geen afbeelding meegestuurd.',
    );
  }
  return part;
}
