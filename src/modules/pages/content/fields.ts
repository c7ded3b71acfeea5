// The schemas of the fields of written pages: texts with variables, pictures of the library, and addresses.

import * as z from 'zod';
import { isPictureKey, uploadedPicture } from '#modules/media/contract.ts';
import { variableError } from './variables.ts';

const REQUIRED = 'Dit veld is verplicht';
const tooLong = (max: number) => `Maximaal ${max} tekens`;

/**
 * Adds to a schema the check that its text uses only known variables. With `article`, variables of kind
 * `block` are allowed too, on a line of their own.
 */
export const withKnownVariables = (schema: z.ZodString, article = false) =>
  schema.superRefine((written, at) => {
    const problem = variableError(written, { article });
    if (problem) at.addIssue({ code: 'custom', message: problem });
  });

/** A text field of one or more lines, which may be empty. */
export const optionalTextField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().max(max, tooLong(max)));
export const textField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().min(1, REQUIRED).max(max, tooLong(max)));
/** A text in the notation of `articleParts`, including variables on a line of their own. */
export const articleField = (max: number) =>
  withKnownVariables(z.string(REQUIRED).trim().min(1, REQUIRED).max(max, tooLong(max)), true);

const isLibraryPicture = (address: string) => isPictureKey(uploadedPicture(address)?.key ?? '');
/**
 * The address of a picture in the library. The size of such a picture is known, so the layout does not shift
 * when it loads.
 */
export const libraryPicture = z
  .string('Kies een afbeelding')
  .refine(isLibraryPicture, 'Kies een afbeelding uit de bibliotheek');
export const optionalLibraryPicture = z.union([z.literal(''), libraryPicture], {
  error: 'Kies een afbeelding uit de bibliotheek, of laat dit leeg',
});

/** The last part of a written page's address; an empty slug is derived from the title. */
export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(80, tooLong(80))
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Gebruik kleine letters, cijfers en streepjes');

/** A link address: a page of the shop, a section of the home page, or an https address elsewhere. */
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
