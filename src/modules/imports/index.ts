// The server's door to imports: taking in the backup of an app, looking through it, and clearing up after it.

export { type BrowseImport, createBrowseImport } from './browse-import.ts';
export * from './contract.ts';
export { createEndSilentImports, type EndSilentImports } from './end-silent-imports.ts';
export { createImportArchive, type ImportArchive } from './import-archive.ts';
export { createImportFolder, refuseTooLarge } from './import-folder.ts';
export { createManageImports, type ManageImports } from './manage-imports.ts';
export { interrupted, noFile } from './refusals.ts';
