// Validates the address of an image of a product, pack or article: a path of the shop or a web address. All
// forms use this rule, so that they accept the same addresses.

import * as z from 'zod';

/**
 * Schema of an image address. Empty and null both mean no image. An address on another site is accepted, but
 * pages show only images of the shop's own origin.
 */
export const imageUrlSchema = z
  .string()
  .trim()
  .max(1000)
  .refine((value) => value === '' || isPictureAddress(value), 'Must be a valid URL')
  .nullish();

/**
 * True when a text is a path or a web address. Backslashes are refused, because browsers read them as
 * slashes: `/\elders.test` would be another host.
 */
function isPictureAddress(value: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
