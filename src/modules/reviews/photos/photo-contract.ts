// Before and after, in the pictures of who brushed: given by a buyer with consent, seen by the operator,
// taken back at any time.

import * as z from 'zod';

export const photoMoments = ['before', 'after'] as const;
export type PhotoMoment = (typeof photoMoments)[number];

/**
 * What stands beside the button, word for word; kept with each photo, so a change of words needs a new
 * version.
 */
export const PHOTO_CONSENT = {
  version: '2026-11-26',
  text: 'De winkel mag mijn voor- en nafoto zonder naam tonen bij de reviews en op de site. Ik kan dat altijd intrekken; na twee jaar worden ze gewist.',
} as const;

const link = z.string('Ongeldige link').trim().min(1, 'Ongeldige link').max(200, 'Ongeldige link');

/** The fields that go before the file: whose it is, which of the two, and to what they said yes. */
export const photoFieldsSchema = z.object({
  token: link,
  moment: z.enum(photoMoments, 'Kies voorfoto of nafoto'),
  consent: z.literal(PHOTO_CONSENT.version, 'Zonder toestemming nemen we geen foto’s aan'),
});
export type PhotoFields = z.output<typeof photoFieldsSchema>;

export const submittedPhotoSchema = z.object({ orderNumber: z.string(), moment: z.enum(photoMoments) });
export type SubmittedPhoto = z.infer<typeof submittedPhotoSchema>;

/** Body of taking them back. */
export const photosBackSchema = z.object({ token: link });

/**
 * What one buyer gave, under the id of their order. A photo is told by its own id; null while only the other
 * is there.
 */
export const orderPhotosSchema = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  customerName: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  consentText: z.string(),
  givenAt: z.string(),
});
export type OrderPhotos = z.infer<typeof orderPhotosSchema>;
