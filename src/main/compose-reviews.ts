// Reviews put together: submitting and showing them, what the operator does with them, and who is asked for one.

import { type MailMaking, makeMail, type QueueMail } from '#modules/mail/index.ts';
import {
  createGenerateExamples,
  createImportReviews,
  createInviteReviewers,
  createListReviews,
  createMakeReviewLink,
  createManageReviews,
  createReviewLink,
  createSubmitReview,
  findReviewInvitation,
  listPublishedReviews,
} from '#modules/reviews/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { createReviewMailer } from '#reactions/mail-review-request.ts';
import type { Clock } from '#shared/clock.ts';

type Parts = {
  database: Database;
  clock: Clock;
  tokens: SignedTokens;
  publicUrl: string;
  getSettings: GetSettings;
  queueMail: QueueMail;
  making: MailMaking;
  testMode: boolean;
};

export function composeReviews(parts: Parts) {
  const { database, tokens, making, testMode } = parts;
  const reviewLink = createReviewLink(parts);
  const mailer = createReviewMailer({
    ...parts,
    reviewLink,
    makeMail: (request) => makeMail(making, database.orm, request),
  });
  return {
    submitReview: createSubmitReview(parts),
    reviewLink,
    findReviewInvitation: (token: string) => findReviewInvitation(database.orm, tokens, token),
    listReviews: () => listPublishedReviews(database.orm, { testMode }),
    listAllReviews: createListReviews(parts),
    manageReviews: createManageReviews(parts),
    generateExamples: createGenerateExamples(parts),
    makeReviewLink: createMakeReviewLink({ ...parts, reviewLink, mailer }),
    importReviews: createImportReviews(parts),
    inviteReviewers: createInviteReviewers({ ...parts, mailer }),
  };
}
