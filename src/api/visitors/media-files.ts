// Serves the files of uploaded images to pages, mails and feeds, from disk or from object storage.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isPictureKey } from '#modules/media/index.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Shop } from '../shop.ts';

const fileParams = z.object({
  key: z.string().refine(isPictureKey),
  file: z.string().regex(/^(\d{1,4}\.(avif|webp)|social\.jpg)$/),
});

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves image files publicly. A file never changes, so it may be cached for a year; 404 for an unknown file.
 */
export function mediaFileRoutes({ mediaStorage }: Pick<Shop, 'mediaStorage'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/media/:key/:file', { schema: { hide: true } }, async (request, reply) => {
      const params = fileParams.safeParse(request.params);
      if (!params.success) throw noPicture();
      const { key, file } = params.data;
      const etag = `"${key}-${file}"`;
      const headers = { etag, 'cache-control': ONE_YEAR };
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(headers).send();
      const bytes = await mediaStorage.read(key, file);
      if (!bytes) throw noPicture();
      // Mail programs and feed readers show these images on their own pages.
      reply.headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
      return reply.type(TYPES[file.split('.').at(-1) ?? ''] ?? '').send(Buffer.from(bytes));
    });
  };
}

const noPicture = () => notFound('Deze afbeelding bestaat niet.');
