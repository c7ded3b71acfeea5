// Server entry point of the media library: upload, listing, uses and clean-up of pictures.

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
