// Where a picture of a product, a pack or an article may be: the path of one of the shop, or a web address.
// One rule for every form that takes one, so that what one of them keeps out comes in nowhere else.

import * as z from 'zod';

/** Empty and null mean no picture. Pages show pictures of the shop's own origin only. */
export const imageUrlSchema = z
  .string()
  .trim()
  .max(1000)
  .refine((value) => value === '' || isPictureAddress(value), 'Must be a valid URL')
  .nullish();

/** A browser reads a backslash as a slash: `/\elders.test` would be another host. */
function isPictureAddress(value: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
