// Entry point of the media module for browser code: the addresses of a picture's files. Has no schemas, so
// the page's script stays small.

export { uploadedPicture } from './picture-address.ts';
