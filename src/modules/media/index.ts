// The server's door to the media library.

export { createCleanUpLibrary } from './clean-up-library.ts';
export * from './contract.ts';
export { createInTurn } from './in-turn.ts';
export { createMediaLibrary, findAltText, type MediaLibrary } from './manage-library.ts';
export { type MediaStorage, type PictureFile, storageUnavailable } from './media-storage-port.ts';
export {
  createFindPictureUses,
  type FindPictureUses,
  type PictureMention,
  type ReadMentions,
} from './picture-uses.ts';
export { createTakePicture, type TakePicture } from './take-picture.ts';
