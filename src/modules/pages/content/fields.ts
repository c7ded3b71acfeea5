// The fields that pages are written in: lines and texts that may name variables of the shop, pictures of the
// library, addresses.

import * as z from 'zod';
import { isPictureKey, uploadedPicture } from '#modules/media/contract.ts';
import { variableError } from './variables.ts';

const REQUIRED = 'Dit veld is verplicht';
const tooLong = (max: number) => `Maximaal ${max} tekens`;

/** Refuses a variable the shop does not know. */
export const withKnownVariables = (schema: z.ZodString, article = false) =>
  schema.superRefine((written, at) => {
    const problem = variableError(written, { article });
    if (problem) at.addIssue({ code: 'custom', message: problem });
  });

/** Of several lines or one; may be empty. */
export const optionalTextField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().max(max, tooLong(max)));
export const textField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().min(1, REQUIRED).max(max, tooLong(max)));
/** By the rules of `articleParts`; variables may stand alone in it. */
export const articleField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().min(1, REQUIRED).max(max, tooLong(max)), true);

const isLibraryPicture = (address: string) => isPictureKey(uploadedPicture(address)?.key ?? '');
/**
 * A picture of the shop's own library, by its address: its size is known, so that nothing moves when it
 * comes.
 */
export const libraryPicture = z
  .string('Kies een afbeelding')
  .refine(isLibraryPicture, 'Kies een afbeelding uit de bibliotheek');
export const optionalLibraryPicture = z.union([z.literal(''), libraryPicture], {
  error: 'Kies een afbeelding uit de bibliotheek, of laat dit leeg',
});

/** The part of an address that is a page's own; the empty one follows from the title. */
export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(80, tooLong(80))
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Gebruik kleine letters, cijfers en streepjes');

/** Where a line of a menu leads: a page of the shop, a part of the home page, or a page elsewhere. */
export const linkAddress = z
  .string(REQUIRED)
  .trim()
  .max(300, tooLong(300))
  .refine(isLinkAddress, 'Begin met / voor een pagina van de winkel, of vul een volledig webadres in');

export function isLinkAddress(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:';
}

const VIDEO_HOSTS = ['www.youtube.com', 'youtube.com', 'youtu.be', 'vimeo.com'];
export const videoAddress = z
  .string(REQUIRED)
  .trim()
  .max(300, tooLong(300))
  .refine((address) => {
    const url = URL.parse(address);
    return url?.protocol === 'https:' && VIDEO_HOSTS.includes(url.hostname);
  }, 'Vul het adres in van een video op YouTube of Vimeo');
