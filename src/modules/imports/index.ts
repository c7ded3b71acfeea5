// Entry point of the imports module for server code: importing the backup (ZIP) of an app that was made
// elsewhere, browsing its files and removing it. Browser code imports contract.ts instead.

export { listEntries, openEntryPicture, previewEntry, takeEntryPicture } from './browse-import.ts';
export * from './contract.ts';
export { interrupted, noFile } from './errors.ts';
export { failStalledImports } from './fail-stalled-imports.ts';
export { importArchive } from './import-archive.ts';
export { createImportFolder, type ImportFolder, refuseTooLarge } from './import-folder.ts';
export { cancelImport, getImport, listImports, removeImport } from './manage-imports.ts';
