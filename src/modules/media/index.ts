// The server's door to the media library.

export { cleanUpLibrary } from './clean-up-library.ts';
export * from './contract.ts';
export { createInTurn, type InTurn } from './making/in-turn.ts';
export { type TakePhotoNeeds, takePhoto } from './making/take-photo.ts';
export { type TakePictureNeeds, takePicture } from './making/take-picture.ts';
export {
  findAltText,
  getPicture,
  listPictures,
  removePicture,
  restorePicture,
  updatePicture,
} from './manage-library.ts';
export { type MediaStorage, type PictureFile, storageUnavailable } from './media-storage.port.ts';
export type { PictureMention, PictureReaders, ReadMentions } from './picture-uses.ts';
