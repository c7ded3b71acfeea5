// The endpoints of the image library for the back-office: listing, describing and deleting images.

import { mediaEndpoints } from '#modules/media/endpoints.ts';
import {
  getPicture,
  listPictures,
  removePicture,
  restorePicture,
  updatePicture,
} from '#modules/media/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveMedia(serve: Serve, shop: Shop): void {
  serve(mediaEndpoints.list, ({ query }) => listPictures(shop, query));
  serve(mediaEndpoints.one, ({ params }) => getPicture(shop, params.id));
  serve(mediaEndpoints.update, ({ params, body }) => updatePicture(shop, params.id, body));
  serve(mediaEndpoints.remove, ({ params }) => removePicture(shop, params.id));
  serve(mediaEndpoints.restore, ({ params }) => restorePicture(shop, params.id));
}
