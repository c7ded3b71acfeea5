// Sends the two photos to the shop after consent, and withdraws them. The code is loaded when one of the two
// buttons is pressed.

import { brushingCopy } from '#copy/brushing.ts';
import { PHOTO_CONSENT, photoMoments } from '#modules/reviews/contract.ts';
import { callApi, errorDetail, ignoreResponse } from '../../client/api-client.ts';
import { readPhoto } from './photo-store.ts';

const PHOTOS_URL = '/api/reviews/photos';
const { give: copy } = brushingCopy;

/**
 * Sends both photos to the shop, where they replace earlier ones. `isShared` is true when the shop has the
 * photos; otherwise `message` is the Dutch error text.
 */
export async function sharePhotos(token: string): Promise<{ isShared: boolean; message: string }> {
  try {
    for (const moment of photoMoments) {
      const photo = await readPhoto(moment);
      if (!photo) return { isShared: false, message: copy.failed };
      const body = new FormData();
      body.set('token', token);
      body.set('moment', moment);
      body.set('consent', PHOTO_CONSENT.version);
      body.set('photo', photo, `${moment}.jpg`);
      await callApi(PHOTOS_URL, { method: 'POST', body, parse: ignoreResponse });
    }
    return { isShared: true, message: '' };
  } catch (error) {
    return { isShared: false, message: errorDetail(error, copy.failed) };
  }
}

export async function withdrawPhotos(token: string): Promise<{ isWithdrawn: boolean; message: string }> {
  try {
    await callApi(PHOTOS_URL, { method: 'DELETE', body: { token }, parse: ignoreResponse });
    return { isWithdrawn: true, message: copy.takenBack };
  } catch (error) {
    return { isWithdrawn: false, message: errorDetail(error, copy.notTakenBack) };
  }
}
