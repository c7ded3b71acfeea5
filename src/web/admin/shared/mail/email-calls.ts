// What the e-mails tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointListQuery, endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const templatesQuery = endpointListQuery(['emails'], emailTemplateEndpoints.list, {
  staleTime: seconds(10),
});

/** What is read again when a template is made, changed or gone. */
export const TEMPLATE_KEYS: readonly QueryKey[] = [templatesQuery.queryKey, SECTION_COUNTS];

/** What a mail is about: an order, a basket, or a customer that does not exist. */
export type PreviewSubject = { orderId: number } | { draftOrderId: number } | null;

export const previewQuery = (type: string, subject: PreviewSubject) =>
  endpointQuery(['email-preview', type, subject], emailTemplateEndpoints.preview, {
    query: { type, ...subject },
    staleTime: seconds(30),
    // A refusal is an answer: there is nothing to say about this order.
    retry: false,
  });
