// Browser entry point of media: the files of a picture, without schemas, which keeps the page's script small.

export { uploadedPicture } from './picture-address.ts';
