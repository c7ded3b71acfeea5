// Sends one picture to the shop and answers where it can be seen.

import * as z from 'zod';
import { callApi } from '#web/client/api-client.ts';

const uploadedSchema = z.object({ url: z.string() });

/** `part` is the name of the multipart field, which differs between editors. */
export function uploadImage(file: File, part: 'image' | 'file'): Promise<{ url: string }> {
  const body = new FormData();
  body.append(part, file);
  return callApi('/api/upload', {
    method: 'POST',
    body,
    parse: (answer) => uploadedSchema.parse(answer),
  });
}
