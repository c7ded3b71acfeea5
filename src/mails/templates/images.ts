// The images used in mails. They are in `public/mails` (made by assets/mail-pictures.mjs) at addresses
// without a hash, because a mail is opened for years and every later release must still serve its images. An
// image uploaded by an operator is used as JPEG, which every mail program reads.

import { uploadedPicture } from '#modules/media/contract.ts';

/** Path of the logo mark (the logo without the brand name), below the public URL. */
export const LOGO_MARK = '/mails/mark.png';
/** Paths of the brand name as a picture, for a light and for a dark background. */
export const WORDMARK = { light: '/mails/wordmark.png', dark: '/mails/wordmark-dark.png' } as const;

/** Path of the picture of one star, for the links in a review request that select a number of stars. */
export const STAR = '/mails/star.png';
/** Path of the QR code of a fictitious transfer, for previews of templates. */
export const EXAMPLE_QR_CODE = '/mails/pay-code.png';

/**
 * Returns the absolute URL of the picture of a pack: the image an operator uploaded, else a picture with the
 * pack's number of jars (at most four).
 */
export function packPicture(
  { quantity, imageUrl }: { quantity: number; imageUrl: string | null },
  publicUrl: string,
): string {
  const own = uploadedPicture(imageUrl);
  return publicUrl + (own ? own.social.path : `/mails/packs-${Math.min(Math.max(quantity, 1), 4)}.png`);
}
