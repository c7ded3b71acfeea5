// The sources, states and rejection reasons of reviews.

export const reviewSources = ['customer', 'import', 'sample', 'ai'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * The rules of the published review policy. An operator can reject a review only for breaking one of these
 * rules, never for few stars.
 */
export const rejectionReasons = [
  'abuse',
  'personal_data',
  'advertising',
  'off_topic',
  'medical_claim',
  'not_genuine',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
