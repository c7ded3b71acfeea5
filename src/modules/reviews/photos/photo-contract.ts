// The contract of customer photos from before and after brushing: submitted with consent, viewed by
// operators, withdrawn by the customer at any time.

import * as z from 'zod';

export const photoMoments = ['before', 'after'] as const;
export type PhotoMoment = (typeof photoMoments)[number];

/**
 * The consent text shown beside the upload button of customer photos, verbatim. Each photo stores the text's
 * version, so a changed text needs a new version.
 */
export const PHOTO_CONSENT = {
  version: '2026-11-26',
  text: 'De winkel mag mijn voor- en nafoto zonder naam tonen bij de reviews en op de site. Ik kan dat altijd intrekken; na twee jaar worden ze gewist.',
} as const;

const link = z.string('Ongeldige link').trim().min(1, 'Ongeldige link').max(200, 'Ongeldige link');

/**
 * The form fields that come before a customer photo: the token of the review link, the moment (before or
 * after brushing), and the version of the consent text.
 */
export const photoFieldsSchema = z.object({
  token: link,
  moment: z.enum(photoMoments, 'Kies voorfoto of nafoto'),
  consent: z.literal(PHOTO_CONSENT.version, 'Zonder toestemming nemen we geen foto’s aan'),
});
export type PhotoFields = z.output<typeof photoFieldsSchema>;

export const submittedPhotoSchema = z.object({ orderNumber: z.string(), moment: z.enum(photoMoments) });
export type SubmittedPhoto = z.infer<typeof submittedPhotoSchema>;

/**
 * The body of the request with which a customer withdraws their photos; `token` is the token of the review
 * link.
 */
export const photosBackSchema = z.object({ token: link });

/**
 * The customer photos of one order. `before` and `after` are the ids of the photos from before and after
 * brushing; null when there is none.
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
