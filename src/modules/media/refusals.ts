// Why a file is not taken into the library, in words that say what to do.

import type { CodeOf } from '#shared/api/problem-codes.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { PictureUse } from './contract.ts';

export const notAPicture = () =>
  new Refusal({
    status: 415,
    code: 'picture_unsupported',
    detail:
      'Dit bestand is geen afbeelding die de winkel kan lezen. Gebruik JPEG, PNG, WebP, AVIF, GIF, TIFF of SVG.',
  });

export const needsOtherFormat = () =>
  new Refusal({
    status: 415,
    code: 'picture_unsupported',
    detail: 'HEIC-foto’s kan de winkel niet lezen. Bewaar de foto als JPEG en probeer het opnieuw.',
  });

export const brokenOff = () =>
  new Refusal({
    status: 400,
    code: 'upload_broken_off',
    detail: 'Het uploaden is afgebroken voordat alles er was.',
  });

export const tooManyBytes = () =>
  new Refusal({
    status: 413,
    code: 'payload_too_large',
    detail: 'De afbeelding is te groot: hoogstens 15 MB.',
  });

export const tooManyPixels = () =>
  unprocessable(
    'picture_too_large',
    'De afbeelding heeft te veel beeldpunten: hoogstens 50 miljoen, en 16.000 per kant.',
  );

export const moving = () =>
  unprocessable(
    'picture_animated',
    'Bewegende afbeeldingen kan de winkel niet tonen. Kies een stilstaand beeld.',
  );

export const unreadable = () =>
  unprocessable('picture_unreadable', 'De afbeelding is beschadigd of niet compleet.');

export const tooComplex = () =>
  unprocessable('picture_too_complex', 'Het verwerken van deze afbeelding duurt te lang. Maak haar kleiner.');

export const unsafeDrawing = () =>
  unprocessable(
    'picture_unsafe',
    'Deze SVG is te groot of bevat onderdelen die de winkel niet toestaat. Bewaar de tekening als PNG.',
  );

export const tooBusy = () =>
  new Refusal({
    status: 503,
    code: 'temporarily_unavailable',
    detail: 'Er worden al veel afbeeldingen verwerkt. Probeer het zo opnieuw.',
    retryAfter: 10,
  });

/** Names the places, so that the operator knows where to look. */
export function pictureUsed(uses: readonly PictureUse[]): Refusal {
  const names = uses.slice(0, 3).map(({ name }) => `“${name}”`);
  const more = uses.length > names.length ? ` en nog ${uses.length - names.length}` : '';
  return new Refusal({
    status: 409,
    code: 'picture_used',
    detail: `Deze afbeelding wordt nog gebruikt: ${names.join(', ')}${more}.`,
    extra: { uses },
  });
}

function unprocessable(code: CodeOf<422>, detail: string): Refusal {
  return new Refusal({ status: 422, code, detail });
}
