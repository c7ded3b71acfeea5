// The server's door to reviews.

export * from './contract.ts';
export { generateExamples } from './generate-examples.ts';
export { importReviews, previewReviewImport } from './import-reviews.ts';
export { inviteReviewers } from './invite-reviewers.ts';
export {
  countAddedReviews,
  countInventedReviews,
  listPublishedReviews,
  summariseReviews,
} from './list-published-reviews.ts';
export { getReview, listReviewPage, listReviews } from './list-reviews.ts';
export {
  makeReviewLink,
  type ReviewMailer,
  type ReviewRequest,
  sendReviewLink,
} from './make-review-link.ts';
export { addReview, changeReview, deleteReview } from './manage-reviews.ts';
export { listReviewPictures } from './picture-mentions.repository.ts';
export { findReviewInvitation, reviewLinkOf } from './review-links.ts';
export { seedSampleReviews } from './seed-reviews.ts';
export { submitReview } from './submit-review.ts';
