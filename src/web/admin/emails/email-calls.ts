// What the e-mails tab asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  type ChangeEmailTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  mailPreviewSchema,
  type SaveEmailTemplate,
  type SendEmail,
  sentEmailSchema,
  type TestEmail,
} from '#modules/mail/contract.ts';
import { seconds } from '#shared/clock.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';
import { SECTION_COUNTS } from '../shell/section-counts.ts';

const PATH = '/api/admin/email-templates';
const readTemplate = (answer: unknown) => emailTemplateSchema.parse(answer);
const readSent = (answer: unknown) => sentEmailSchema.parse(answer);

export const templatesQuery = queryOptions({
  queryKey: ['emails'],
  queryFn: ({ signal }) =>
    callApi(PATH, { parse: (answer) => z.array(emailTemplateSchema).parse(answer), signal }),
  staleTime: seconds(10),
});

/** What is read again when a template is made, changed or gone. */
export const TEMPLATE_KEYS: readonly QueryKey[] = [templatesQuery.queryKey, SECTION_COUNTS];

export const createTemplate = (body: SaveEmailTemplate) =>
  callApi(PATH, { method: 'POST', body, parse: readTemplate });

export const updateTemplate = (id: number, body: ChangeEmailTemplate) =>
  callApi(`${PATH}/${id}`, { method: 'PUT', body, parse: readTemplate });

export const resetTemplate = (id: number): Promise<EmailTemplate> =>
  callApi(`${PATH}/${id}/reset`, { method: 'POST', parse: readTemplate });

export const deleteTemplate = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });

export const sendTest = (body: TestEmail) =>
  callApi(`${PATH}/test`, { method: 'POST', body, parse: readSent });

export const sendEmail = (body: SendEmail) =>
  callApi('/api/admin/send-email', { method: 'POST', body, parse: readSent });

/** What a mail is about: an order, a basket, or a customer that does not exist. */
export type PreviewSubject = { orderId: number } | { draftOrderId: number } | null;

export const previewQuery = (type: string, subject: PreviewSubject) =>
  queryOptions({
    queryKey: ['email-preview', type, subject],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ type });
      for (const [name, id] of Object.entries(subject ?? {})) query.set(name, String(id));
      return callApi(`/api/admin/email-preview?${query}`, {
        parse: (answer) => mailPreviewSchema.parse(answer),
        signal,
      });
    },
    staleTime: seconds(30),
    // A refusal is an answer: there is nothing to say about this order.
    retry: false,
  });
