// The server's door to reviews.

export * from './contract.ts';
export { listPublishedReviews, summariseReviews } from './list-published-reviews.ts';
export { createReviewLink, findReviewInvitation, type ReviewLinkRequest } from './review-links.ts';
export { seedSampleReviews } from './seed-reviews.ts';
export { createSubmitReview, type SubmitReviewUseCase } from './submit-review.ts';
