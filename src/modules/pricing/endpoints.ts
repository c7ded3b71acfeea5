// The public price endpoints of the API: the quote of a basket and the value of a coupon code. No log-in is
// needed.

import { endpoints } from '#shared/api/endpoint.ts';
import { couponAnswerSchema, quoteRequestSchema, quoteSchema, validateCouponSchema } from './contract.ts';

const { get, post } = endpoints({ tag: 'pricing', access: 'public' });

export const pricingEndpoints = {
  quote: get('/api/quote', {
    summary: 'What a pack costs in a country with a code, in cents and as text',
    query: quoteRequestSchema,
    answer: quoteSchema,
    problems: ['unknown_variant', 'unknown_country', 'country_not_served'],
  }),
  validateCoupon: post('/api/validate-coupon', {
    summary: 'What a code is worth; a worthless one is an answer too',
    limit: 'checkout',
    body: validateCouponSchema,
    answer: couponAnswerSchema,
    problems: ['unknown_variant', 'unknown_country', 'country_not_served'],
  }),
};
