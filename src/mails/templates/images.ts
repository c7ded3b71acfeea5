// The images used in mails. They are in `public/mails` (assets/mail-pictures.mjs) at addresses without a
// hash: a mail is opened for years, and every later release must still serve them. Images uploaded by the
// operator have a JPEG, which every mail program reads.

import { uploadedPicture } from '#modules/media/contract.ts';

/** A path below the shop's public URL. */
export const LOGO_MARK = '/mails/mark.png';
/** The brand name in the shop's own letters, for a light and for a dark background. */
export const WORDMARK = { light: '/mails/wordmark.png', dark: '/mails/wordmark-dark.png' } as const;

/** One star of the rating links. */
export const STAR = '/mails/star.png';
/** The QR code of a fictitious transfer, for template previews. */
export const EXAMPLE_QR_CODE = '/mails/pay-code.png';

/**
 * The absolute URL of the picture of a pack: the operator's image, else a picture of the same number of jars,
 * at most four.
 */
export function packPicture(
  { quantity, imageUrl }: { quantity: number; imageUrl: string | null },
  publicUrl: string,
): string {
  const own = uploadedPicture(imageUrl);
  return publicUrl + (own ? own.social.path : `/mails/packs-${Math.min(Math.max(quantity, 1), 4)}.png`);
}
