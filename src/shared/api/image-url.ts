// The address of an image of a product, pack or article: a path of the shop or a web address. All forms share
// this rule, so that an address one form refuses is refused by every other.

import * as z from 'zod';

/**
 * Schema of an image address; empty and null mean no image. Pages show only images of the shop's own origin.
 */
export const imageUrlSchema = z
  .string()
  .trim()
  .max(1000)
  .refine((value) => value === '' || isPictureAddress(value), 'Must be a valid URL')
  .nullish();

/**
 * Tells whether a text is a path or a web address. Backslashes are refused, because browsers read them as
 * slashes: `/\elders.test` would be another host.
 */
function isPictureAddress(value: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
