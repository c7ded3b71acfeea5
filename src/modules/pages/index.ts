// Server entry point of pages: editing, publishing and reading written pages, and redirects.

export * from './contract.ts';
export type { VariableValues } from './pages.tables.ts';
export { listPagePictures } from './picture-references.repository.ts';
export {
  cancelSchedule as cancelPlan,
  discardDraft,
  handlePlannedPages,
  publishPage,
  restorePage,
  unpublishPage as takePageBack,
} from './publish-page.ts';
export {
  findEarlierPolicy,
  findPreview,
  getEditedPage,
  getPageVersion,
  listPages,
  listPagesWithHardcodedDetails as listTypedPages,
  listTextAddresses,
  listVersions,
  readPublishedPages as readShownPages,
} from './read-pages.ts';
export { addRedirect, listRedirects, putRedirect, removeRedirect } from './redirects.ts';
export { createPage as beginPage, deletePage, savePage } from './save-page.ts';
export { seedPages } from './seed-pages.ts';
export { storeVariableValues as keepValues } from './store-variable-values.ts';
