// Tests that a picture uploaded to one process of the shop reaches every visitor, whichever process answers.

import { uploadedSchema } from '#modules/media/contract.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { photo, pictureForm } from '#tests/support/pictures.ts';

export const OPERATOR = { username: 'admin', password: 'een-lang-wachtwoord' };

/** Uploads a picture and returns its path. */
export async function uploadPicture(address: string): Promise<string> {
  const cookie = await logInForCookie(address, OPERATOR);
  const { body, type } = pictureForm(await photo({ width: 400, height: 300 }), 'foto.jpg');
  const headers = { cookie, 'content-type': type };
  const answer = await callHttp({ method: 'POST', url: `${address}/api/upload`, headers, body });
  return uploadedSchema.parse(answer.body).url;
}

/** Returns the errors of ten visitors who request the picture; empty when all get it. */
export async function comparePicture(address: string, path: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${address}${path}`)));
  return answers.flatMap(({ status, headers }) =>
    status === 200 && headers.get('content-type') === 'image/webp' ? [] : [`the picture answered ${status}`],
  );
}
