// What a page shows of a picture, free of schemas: whoever takes a word from here takes nothing else along.

export { uploadedPicture } from './picture-address.ts';
