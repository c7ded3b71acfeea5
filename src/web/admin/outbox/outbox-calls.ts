// What the outbox asks of the shop, and where its answers are kept.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { mailDetailSchema, mailSchema, retriedMailsSchema } from '#modules/mail/contract.ts';
import { seconds } from '#shared/clock.ts';
import { callApi } from '#web/client/api-client.ts';

const PATH = '/api/admin/outbox';

export const OUTBOX: QueryKey = ['outbox'];
export const MAIL_LISTS: QueryKey = ['outbox', 'list'];

/** A mail that is on its way is looked at again by itself. */
export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox', 'mail', id],
    queryFn: ({ signal }) =>
      callApi(`${PATH}/${id}`, { parse: (answer) => mailDetailSchema.parse(answer), signal }),
    staleTime: seconds(10),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? seconds(3) : false),
  });

export const retryMail = (id: number) =>
  callApi(`${PATH}/${id}/retry`, { method: 'POST', parse: (answer) => mailSchema.parse(answer) });

export const retryFailedMails = () =>
  callApi(`${PATH}/retry-failed`, { method: 'POST', parse: (answer) => retriedMailsSchema.parse(answer) });
