// The errors of imports, with Dutch messages that tell the operator what to do.

import { notFound, Refusal, refusing } from '#shared/api/problems.ts';

export const noFile = refusing('no_file', 'Kies eerst een ZIP-bestand.', {
  errors: [{ path: 'zipFile', message: 'Please select a ZIP file first.' }],
});

export const notAZip = refusing(
  'not_a_zip',
  'Dit is geen ZIP-bestand. Kies een bestand dat op .zip eindigt.',
);

export const archiveTooLarge = refusing('payload_too_large', 'Het ZIP-bestand is te groot: hoogstens 1 GB.');

export const noRoom = refusing(
  'not_enough_room',
  'Er is te weinig ruimte op de schijf van de winkel. Verwijder oude imports en probeer het opnieuw.',
  { retryAfter: 60 },
);

export const anotherIsRunning = refusing(
  'import_running',
  'Er loopt al een import. Wacht tot die klaar is, of annuleer hem.',
);

export const cancelled = refusing('import_cancelled', 'De import is geannuleerd.');

export const interrupted = refusing(
  'import_interrupted',
  'De winkel stopte midden in de import. Probeer het opnieuw.',
  { retryAfter: 10 },
);

export const noProject = refusing(
  'not_a_project',
  'In deze ZIP staat geen app: er hoort een package.json te zijn met een map src, app of pages ernaast.',
);

/**
 * Returns the 422 error for an archive that contains something dangerous, which no app backup contains. `why`
 * is the reason in Dutch. Nothing of the archive is stored.
 */
export const unsafeArchive = (why: string) => new Refusal('archive_unsafe', `Deze ZIP is geweigerd: ${why}.`);

export const damagedArchive = (why: string) =>
  new Refusal('archive_damaged', `Deze ZIP is beschadigd: ${why}.`);

export const unknownImport = () => notFound('Deze import bestaat niet.');

export const unknownEntry = () => notFound('Dit bestand zit niet in de import.');
