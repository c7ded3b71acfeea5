// Entry point of the reviews module for server code: submitting, publishing, moderation, invitations, imports
// and customer photos. Browser code imports browser.ts or contract.ts instead.

export { SOURCE_LABELS, STATUS_LABELS } from './browser.ts';
export * from './contract.ts';
export { generateExamples } from './examples/generate-examples.ts';
export { seedSampleReviews } from './examples/seed-reviews.ts';
export { importReviews, previewReviewImport } from './importing/import-reviews.ts';
export { findCustomerLinks } from './invitations/customer-links.ts';
export { inviteReviewers } from './invitations/invite-reviewers.ts';
export {
  makeReviewLink,
  type ReviewMailer,
  type ReviewRequest,
  sendReviewLink,
} from './invitations/make-review-link.ts';
export {
  brushingLinkOf,
  findReviewInvitation,
  reviewLinkOf,
} from './invitations/review-links.ts';
export {
  countAddedReviews,
  countInventedReviews,
  listPublishedReviews,
  readReviewPage,
  summariseReviews,
} from './list-published-reviews.ts';
export { getReview, listRecentReviews, listReviews } from './list-reviews.ts';
export { addReview, changeReview, deleteReview } from './manage-reviews.ts';
export { personalDataOfReviews } from './personal-data.repository.ts';
export { findPhotoFile, listRecentPhotos, readPhoto, removePhotos } from './photos/manage-photos.ts';
export {
  deleteExpiredPhotos,
  submitPhoto,
  withdrawPhotos,
} from './photos/submit-photos.ts';
export { listReviewPictures } from './picture-references.repository.ts';
export { socialProof } from './social-proof.ts';
export { submitReview } from './submit-review.ts';
