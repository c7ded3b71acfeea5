// The server's door to reviews.

export * from './contract.ts';
export { listPublishedReviews, summariseReviews } from './list-published-reviews.ts';
export { seedSampleReviews } from './seed-reviews.ts';
export { submitReview } from './submit-review.ts';
