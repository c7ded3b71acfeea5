// The server's door to imports: taking in the backup of an app, looking through it, and clearing up after it.

export { listEntries, openEntryPicture, previewEntry, takeEntryPicture } from './browse-import.ts';
export * from './contract.ts';
export { endSilentImports } from './end-silent-imports.ts';
export { importArchive } from './import-archive.ts';
export { createImportFolder, type ImportFolder, refuseTooLarge } from './import-folder.ts';
export { cancelImport, getImport, listImports, removeImport } from './manage-imports.ts';
export { interrupted, noFile } from './refusals.ts';
