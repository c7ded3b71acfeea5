// The API calls of the e-mails tab, and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointListQuery, endpointQuery } from '../../endpoint-query.ts';
import { SECTION_COUNTS } from '../../shell/section-counts.ts';

export const templatesQuery = endpointListQuery(['emails'], emailTemplateEndpoints.list, {
  staleTime: seconds(10),
});

/** The queries to refetch after a template was created, changed or deleted. */
export const TEMPLATE_KEYS: readonly QueryKey[] = [templatesQuery.queryKey, SECTION_COUNTS];

/** The data that fill a mail preview: an order or a basket; null for a fictitious customer. */
export type PreviewSubject = { orderId: number } | { draftOrderId: number } | null;

export const previewQuery = (type: string, subject: PreviewSubject) =>
  endpointQuery(['email-preview', type, subject], emailTemplateEndpoints.preview, {
    query: { type, ...subject },
    staleTime: seconds(30),
    // A refusal is an answer: there is nothing to say about this order.
    retry: false,
  });
