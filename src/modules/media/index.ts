// Entry point of the media module (picture library) for server code: upload, list, use and clean-up of
// pictures. Other modules import media only from this file, `contract.ts`, `endpoints.ts`, `browser.ts` and
// the ports.

export { cleanUpLibrary } from './clean-up-library.ts';
export * from './contract.ts';
export {
  findAltText,
  getPicture,
  listPictures,
  removePicture,
  restorePicture,
  updatePicture,
} from './manage-library.ts';
export { type MediaStorage, type PictureFile, storageUnavailable } from './media-storage.port.ts';
export type {
  PictureReaders,
  PictureReference,
  ReadPictureReferences,
} from './picture-uses.ts';
export {
  type ProcessPhotoNeeds,
  processPhoto,
} from './processing/process-photo.ts';
export { createSerialQueue, type SerialQueue } from './processing/serial-queue.ts';
export {
  type UploadPictureNeeds,
  uploadPicture,
} from './processing/upload-picture.ts';
