// Server entry point of imports: importing the backup of an app, browsing it, and removing it.

export { listEntries, openEntryPicture, previewEntry, takeEntryPicture } from './browse-import.ts';
export * from './contract.ts';
export { interrupted, noFile } from './errors.ts';
export { failStalledImports } from './fail-stalled-imports.ts';
export { importArchive } from './import-archive.ts';
export { createImportFolder, type ImportFolder, refuseTooLarge } from './import-folder.ts';
export { cancelImport, getImport, listImports, removeImport } from './manage-imports.ts';
