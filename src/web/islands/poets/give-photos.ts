// Sends the two photos to the shop, after a yes, and takes them back. Loaded when somebody presses one of the
// buttons.

import { poetsCopy } from '#copy/poets.ts';
import { PHOTO_CONSENT, photoMoments } from '#modules/reviews/contract.ts';
import { callApi, errorDetail, ignoreAnswer } from '../../client/api-client.ts';
import { readPhoto } from './photo-store.ts';

const ADDRESS = '/api/reviews/photos';
const { give: copy } = poetsCopy;

/**
 * Answers what is said about it, and whether the shop has them now. Sending them once more takes the place of
 * what is there.
 */
export async function givePhotos(token: string): Promise<{ given: boolean; said: string }> {
  try {
    for (const moment of photoMoments) {
      const photo = await readPhoto(moment);
      if (!photo) return { given: false, said: copy.failed };
      const body = new FormData();
      body.set('token', token);
      body.set('moment', moment);
      body.set('consent', PHOTO_CONSENT.version);
      body.set('photo', photo, `${moment}.jpg`);
      await callApi(ADDRESS, { method: 'POST', body, parse: ignoreAnswer });
    }
    return { given: true, said: '' };
  } catch (error) {
    return { given: false, said: errorDetail(error, copy.failed) };
  }
}

export async function takePhotosBack(token: string): Promise<{ gone: boolean; said: string }> {
  try {
    await callApi(ADDRESS, { method: 'DELETE', body: { token }, parse: ignoreAnswer });
    return { gone: true, said: copy.takenBack };
  } catch (error) {
    return { gone: false, said: errorDetail(error, copy.notTakenBack) };
  }
}
