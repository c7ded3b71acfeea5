// The pictures a mail shows. They lie in `public/mails` (assets/mail-pictures.mjs) at addresses without a
// hash: a mail is opened for years, and whatever release answers then has them. What the operator uploaded
// has a JPEG, which every mail program reads.

import { uploadedPicture } from '#modules/media/contract.ts';

/** Behind the address of the shop. */
export const LOGO_MARK = '/mails/mark.png';
/** Of the name in the letters of the shop, for a light ground and for a dark one. */
export const WORDMARK = { light: '/mails/wordmark.png', dark: '/mails/wordmark-dark.png' } as const;

/** A star to be chosen. */
export const STAR = '/mails/star.png';
/** Of a transfer that nobody makes, for looking at a template. */
export const EXAMPLE_QR_CODE = '/mails/pay-code.png';

/**
 * The whole address of the picture of a pack: the operator's own, else that of as many jars, four at most.
 */
export function packPicture(
  { quantity, imageUrl }: { quantity: number; imageUrl: string | null },
  publicUrl: string,
): string {
  const own = uploadedPicture(imageUrl);
  return publicUrl + (own ? own.social.path : `/mails/packs-${Math.min(Math.max(quantity, 1), 4)}.png`);
}
