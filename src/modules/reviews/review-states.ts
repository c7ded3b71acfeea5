// Where a review comes from, whether it may be seen, and why not.

export const reviewSources = ['customer', 'import', 'sample', 'ai'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The rules of the published policy: nothing else keeps a review out, least of all few stars. */
export const rejectionReasons = [
  'abuse',
  'personal_data',
  'advertising',
  'off_topic',
  'medical_claim',
  'not_genuine',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
