// The server's door to reviews.

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
export { findReviewInvitation, poetsLinkOf, reviewLinkOf } from './invitations/review-links.ts';
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
export { forgetOldPhotos, givePhoto, takePhotosBack } from './photos/give-photos.ts';
export { findPhotoFile, listRecentPhotos, readPhoto, removePhotos } from './photos/see-photos.ts';
export { listReviewPictures } from './picture-mentions.repository.ts';
export { shownProof } from './shown-proof.ts';
export { submitReview } from './submit-review.ts';
export { SOURCE_LABELS, STATUS_LABELS } from './words.ts';
