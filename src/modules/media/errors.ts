// The API errors for an uploaded file, with messages that tell the operator what to do.

import { Refusal, refusing } from '#shared/api/problems.ts';
import type { PictureUse } from './contract.ts';

export const notAPicture = refusing(
  'picture_unsupported',
  'Dit bestand is geen afbeelding die de winkel kan lezen. Gebruik JPEG, PNG, WebP, AVIF, GIF, TIFF of SVG.',
);

export const needsOtherFormat = refusing(
  'picture_unsupported',
  'HEIC-foto’s kan de winkel niet lezen. Bewaar de foto als JPEG en probeer het opnieuw.',
);

export const tooManyBytes = refusing('payload_too_large', 'De afbeelding is te groot: hoogstens 15 MB.');

export const tooManyPixels = refusing(
  'picture_too_large',
  'De afbeelding heeft te veel beeldpunten: hoogstens 50 miljoen, en 16.000 per kant.',
);

export const animated = refusing(
  'picture_animated',
  'Bewegende afbeeldingen kan de winkel niet tonen. Kies een stilstaand beeld.',
);

export const unreadable = refusing('picture_unreadable', 'De afbeelding is beschadigd of niet compleet.');

export const tooComplex = refusing(
  'picture_too_complex',
  'Het verwerken van deze afbeelding duurt te lang. Maak de afbeelding kleiner.',
);

export const unsafeSvg = refusing(
  'picture_unsafe',
  'Deze SVG is te groot of bevat onderdelen die de winkel niet toestaat. Bewaar de tekening als PNG.',
);

/** The error for an SVG with entities, which Adobe Illustrator writes by default. */
export const drawingWithEntities = refusing(
  'picture_unsafe',
  'Deze SVG bevat entiteiten (<!ENTITY …>), zoals Illustrator ze schrijft. Bewaar de tekening zonder “Illustrator-bewerkingsmogelijkheden behouden”, of als PNG.',
);

export const utf16Drawing = refusing(
  'picture_unsupported',
  'Deze SVG is in UTF-16 opgeslagen. Bewaar de tekening in UTF-8, of als PNG.',
);

export const tooBusy = refusing(
  'temporarily_unavailable',
  'Er worden al veel afbeeldingen verwerkt. Probeer het zo opnieuw.',
  { retryAfter: 10 },
);

/**
 * Returns the error for removing a picture that is in use; its message lists the places that show the
 * picture.
 */
export function pictureUsed(uses: readonly PictureUse[]): Refusal {
  const names = uses.slice(0, 3).map(({ name }) => `“${name}”`);
  const more = uses.length > names.length ? ` en nog ${uses.length - names.length}` : '';
  return new Refusal('picture_used', `Deze afbeelding wordt nog gebruikt: ${names.join(', ')}${more}.`, {
    extra: { uses },
  });
}
