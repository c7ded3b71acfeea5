// Entry point of the drafts module for server code: storing the basket of each visitor, with everything typed
// in the checkout so far, and listing abandoned carts for operators. Tested by
// tests/integration/drafts.test.ts.

export { anonymiseExpiredDrafts } from './anonymise-expired-drafts.ts';
export { type DailyCarts, listDailyCarts } from './carts.repository.ts';
export { closeCartDays } from './close-cart-days.ts';
export * from './contract.ts';
export {
  changeDraft,
  completedDraft,
  type DraftRow,
  findDraft,
  findDrafts,
  findOpenDraft,
  lockDraft,
  type OpenDraft,
  openedDraftId,
  putOpenDraft,
} from './draft.repository.ts';
export { type DraftReference, reminderRequested } from './draft-facts.ts';
export { findDraftView, findOwnDraft } from './find-own-draft.ts';
export {
  editDraft,
  listDrafts,
  listRecentDrafts,
  removeDraft,
} from './manage-drafts.ts';
export { listDraftIdsOfPerson, personalDataOfDrafts } from './personal-data.repository.ts';
export {
  type BlockedPeople,
  CUSTOMER_BLOCKED,
  type RefuseBlockedNeeds,
  refuseBlocked,
} from './refuse-blocked.ts';
export { createSessionId, hashSessionId, readSessionId } from './session.ts';
export {
  basketChange,
  customerChange,
  upsertDraft,
} from './upsert-draft.ts';
