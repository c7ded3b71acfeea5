// What the contacts tab asks of the shop, and where its answers are kept.

import type { QueryKey } from '@tanstack/react-query';
import { type ContactPage, contactPageSchema } from '#modules/contacts/contract.ts';
import { callApi } from '#web/client/api-client.ts';

const PATH = '/api/contacts';

export const CONTACT_LISTS: QueryKey = ['contacts'];

export const fetchContactPage = (query: URLSearchParams, signal: AbortSignal): Promise<ContactPage> =>
  callApi(`${PATH}?${query}`, { parse: (answer) => contactPageSchema.parse(answer), signal });

export const contactsFile = (query: URLSearchParams) => `${PATH}.csv?${query}`;
