// Entry point of the pages module for server code: editing, publishing and reading the pages an owner writes,
// and redirects. Other modules import pages only from this file, `contract.ts` and `endpoints.ts`.

export * from './contract.ts';
export type { VariableValues } from './pages.tables.ts';
export { listPagePictures } from './picture-references.repository.ts';
export {
  cancelSchedule,
  discardDraft,
  handlePlannedPages,
  publishPage,
  restorePage,
  unpublishPage,
} from './publish-page.ts';
export {
  findEarlierPolicy,
  findPreview,
  getEditedPage,
  getPageVersion,
  listPages,
  listPagesWithHardcodedDetails,
  listTextAddresses,
  listVersions,
  readPublishedPages,
} from './read-pages.ts';
export { addRedirect, listRedirects, putRedirect, removeRedirect } from './redirects.ts';
export { createPage, deletePage, savePage } from './save-page.ts';
export { seedPages } from './seed-pages.ts';
export { storeVariableValues } from './store-variable-values.ts';
