// The server's door to draft orders.

export { type DailyCarts, listDailyCarts } from './carts.repository.ts';
export { createCloseCartDays } from './close-cart-days.ts';
export * from './contract.ts';
export {
  changeDraft,
  type DraftRow,
  findDraft,
  findOpenDraft,
  listDrafts,
  lockDraft,
  lockOpenDraft,
} from './draft.repository.ts';
export { type DraftReference, reminderAsked } from './draft-facts.ts';
export { createFindOwnDraft, type FindOwnDraft, findDraftView } from './find-own-draft.ts';
export { createForgetOldDrafts } from './forget-old-drafts.ts';
export { createManageDrafts, type ManageDrafts } from './manage-drafts.ts';
export { createSessionId, hashSessionId, readSessionId } from './session.ts';
export {
  basketChange,
  createUpsertDraft,
  customerChange,
  type QuoteBasket,
  type UpsertDraftOrder,
} from './upsert-draft.ts';
