// The API endpoints of the settings and of the operators' saved views of lists.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  savedViewListSchema,
  savedViewSchema,
  saveViewSchema,
  settingsSchema,
  updateSettingsSchema,
} from './contract.ts';

const { get, put } = endpoints({ tag: 'settings', access: 'operator' });

export const settingsEndpoints = {
  read: get('/api/admin/settings', { summary: 'All settings', personal: true, answer: settingsSchema }),
  update: put('/api/admin/settings', {
    summary: 'Change settings; fields that are not named stay as they are',
    body: updateSettingsSchema,
    answer: settingsSchema,
    problems: ['edit_conflict', 'not_allowed'],
  }),
};

const views = endpoints({ tag: 'views', access: 'operator' });

/** Endpoints of saved views of lists; each operator accesses only their own views. */
export const savedViewEndpoints = {
  list: views.get('/api/admin/saved-views', {
    summary: 'The own views of a list',
    query: savedViewListSchema,
    answer: z.array(savedViewSchema),
  }),
  save: views.post('/api/admin/saved-views', {
    summary: 'Keep a view of a list',
    body: saveViewSchema,
    answer: savedViewSchema,
  }),
  delete: views.remove('/api/admin/saved-views/:id', { summary: 'Forget a view' }),
};
