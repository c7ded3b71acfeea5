// Why an import comes to nothing, in words that say what to do.

import { notFound, Refusal } from '#shared/api/problems.ts';

export const noFile = () =>
  new Refusal({
    status: 422,
    code: 'no_file',
    detail: 'Kies eerst een ZIP-bestand.',
    errors: [{ path: 'zipFile', message: 'Please select a ZIP file first.' }],
  });

export const notAZip = () =>
  new Refusal({
    status: 415,
    code: 'not_a_zip',
    detail: 'Dit is geen ZIP-bestand. Kies een bestand dat op .zip eindigt.',
  });

export const archiveTooLarge = () =>
  new Refusal({
    status: 413,
    code: 'payload_too_large',
    detail: 'Het ZIP-bestand is te groot: hoogstens 1 GB.',
  });

export const noRoom = () =>
  new Refusal({
    status: 503,
    code: 'not_enough_room',
    detail:
      'Er is te weinig ruimte op de schijf van de winkel. Verwijder oude imports en probeer het opnieuw.',
    retryAfter: 60,
  });

export const anotherIsRunning = () =>
  new Refusal({
    status: 409,
    code: 'import_running',
    detail: 'Er loopt al een import. Wacht tot die klaar is, of annuleer hem.',
  });

export const cancelled = () =>
  new Refusal({ status: 409, code: 'import_cancelled', detail: 'De import is geannuleerd.' });

export const interrupted = () =>
  new Refusal({
    status: 503,
    code: 'import_interrupted',
    detail: 'De winkel stopte midden in de import. Probeer het opnieuw.',
    retryAfter: 10,
  });

export const brokenOff = () =>
  new Refusal({
    status: 400,
    code: 'upload_broken_off',
    detail: 'Het uploaden is afgebroken voordat alles er was.',
  });

export const noProject = () =>
  new Refusal({
    status: 422,
    code: 'not_a_project',
    detail:
      'In deze ZIP staat geen app: er hoort een package.json te zijn met een map src, app of pages ernaast.',
  });

/** The archive tries something no backup of an app does. Nothing of it is kept. */
export const unsafeArchive = (why: string) =>
  new Refusal({ status: 422, code: 'archive_unsafe', detail: `Deze ZIP is geweigerd: ${why}.` });

export const damagedArchive = (why: string) =>
  new Refusal({ status: 422, code: 'archive_damaged', detail: `Deze ZIP is beschadigd: ${why}.` });

export const unknownImport = () => notFound('Deze import bestaat niet.');

export const unknownEntry = () => notFound('Dit bestand zit niet in de import.');
