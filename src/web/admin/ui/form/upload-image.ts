// Uploads one picture to the shop and returns its entry in the library.

import { type Uploaded, uploadedSchema } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { urlOf } from '#web/client/request.ts';
import { uploadForm } from '#web/client/upload-form.ts';

type Options = {
  /**
   * Of an upload of one picture: the name of the file in the request, `image` for products and packs, `file`
   * for articles.
   */
  part?: 'image' | 'file';
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

export function uploadImage(file: File, { part = 'image', ...options }: Options = {}): Promise<Uploaded> {
  const body = new FormData();
  body.append(part, file);
  return uploadForm(urlOf(mediaEndpoints.upload), body, {
    ...options,
    parse: (answer) => uploadedSchema.parse(answer),
  });
}
