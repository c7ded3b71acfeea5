// Stores the two photos of a buyer's teeth, before and after the days of brushing, in the browser's database
// on this device. This file sends them to nobody.

import type { PhotoMoment } from '#modules/reviews/contract.ts';

const NAME = 'poets';
const STORE = 'photos';

export async function readPhoto(moment: PhotoMoment): Promise<Blob | null> {
  const stored: unknown = await inStore('readonly', (store) => store.get(moment)).catch(() => null);
  return stored instanceof Blob ? stored : null;
}

/**
 * Stores a photo of the teeth, before or after (`moment`), in the browser's database on this device; it
 * replaces an earlier one. Rejects when the device is full or the browser refuses storage.
 */
export async function savePhoto(moment: PhotoMoment, photo: Blob): Promise<void> {
  await inStore('readwrite', (store) => store.put(photo, moment));
}

export async function deletePhoto(moment: PhotoMoment): Promise<void> {
  await inStore('readwrite', (store) => store.delete(moment)).catch(() => undefined);
}

async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  await settled(opening);
  const database = opening.result;
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const LONGEST_SIDE = 1600;

/** Scales a photo down and removes its metadata. Rejects when the browser cannot read the file. */
export async function downscale(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.88);
  });
}
