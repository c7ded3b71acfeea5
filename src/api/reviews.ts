// GET and POST /api/reviews: what shoppers read and write.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type PublicReview,
  publicReviewSchema,
  type ReviewSubmitted,
  reviewSubmittedSchema,
  type SubmitReview,
  submitReviewSchema,
} from '#modules/reviews/contract.ts';

type Ports = {
  listPublishedReviews(): Promise<PublicReview[]>;
  submitReview(review: SubmitReview): Promise<ReviewSubmitted>;
  /** Route option that limits how often one address may submit: 10 per hour. */
  limits: { reviews: object };
};

/** Public. A review that breaks a rule is 422 with the fields at fault; a good one is 201 and waits for moderation; 409 when
 *  the order of its link has its review. */
export function reviewRoutes({ listPublishedReviews, submitReview, limits }: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/reviews',
      schema: {
        tags: ['reviews'],
        summary: 'Published reviews, newest first',
        response: { 200: z.array(publicReviewSchema) },
      },
      handler: async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return listPublishedReviews();
      },
    });

    app.route({
      method: 'POST',
      url: '/api/reviews',
      config: limits.reviews,
      schema: {
        tags: ['reviews'],
        summary: 'Submit a review; it waits for moderation',
        body: submitReviewSchema,
        response: { 201: reviewSubmittedSchema },
      },
      handler: async (request, reply) => reply.code(201).send(await submitReview(request.body)),
    });
  };
}
