// The server's door to reviews.

export * from './contract.ts';
export { createGenerateExamples } from './generate-examples.ts';
export { createImportReviews, type ImportReviewFile } from './import-reviews.ts';
export { createInviteReviewers } from './invite-reviewers.ts';
export {
  countAddedReviews,
  countInventedReviews,
  listPublishedReviews,
  summariseReviews,
} from './list-published-reviews.ts';
export { createListReviews, type ListReviews } from './list-reviews.ts';
export {
  createMakeReviewLink,
  type MakeReviewLink,
  type ReviewMailer,
  type ReviewRequest,
} from './make-review-link.ts';
export { createManageReviews, type ManageReviews } from './manage-reviews.ts';
export { listReviewPictures } from './picture-mentions.repository.ts';
export { createReviewLink, findReviewInvitation, type ReviewLinkRequest } from './review-links.ts';
export { seedSampleReviews } from './seed-reviews.ts';
export { createSubmitReview, type SubmitReviewUseCase } from './submit-review.ts';
