// Sends one picture to the shop and answers what became of it in the library.

import { type Uploaded, uploadedSchema } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { addressOf } from '#web/client/ask.ts';
import { sendForm } from '#web/client/send-form.ts';

type Options = {
  /** The name of the multipart field, which differs between editors. */
  part?: 'image' | 'file';
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

export function uploadImage(file: File, { part = 'image', ...options }: Options = {}): Promise<Uploaded> {
  const body = new FormData();
  body.append(part, file);
  return sendForm(addressOf(mediaEndpoints.upload), body, {
    ...options,
    parse: (answer) => uploadedSchema.parse(answer),
  });
}
