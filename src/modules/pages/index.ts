// The server's door to the pages the owner writes.

export * from './contract.ts';
export { keepValues } from './keep-values.ts';
export { addRedirect, leadOn, listRedirects, removeRedirect } from './lead-on.ts';
export type { VariableValues } from './pages.tables.ts';
export { listPagePictures } from './picture-mentions.repository.ts';
export {
  cancelPlan,
  discardDraft,
  handlePlannedPages,
  publishPage,
  restorePage,
  takePageBack,
} from './publish-page.ts';
export {
  findEarlierPolicy,
  findPreview,
  getEditedPage,
  getPageVersion,
  listPages,
  listTextAddresses,
  listTypedPages,
  listVersions,
  readShownPages,
} from './read-pages.ts';
export { beginPage, deletePage, savePage } from './save-page.ts';
export { seedPages } from './seed-pages.ts';
