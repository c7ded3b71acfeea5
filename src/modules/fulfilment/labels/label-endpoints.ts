// The API endpoints of labels and packing slips, and the webhook of the label service.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  createLabelSchema,
  labelPaperSchema,
  madeLabelSchema,
  orderLabelsSchema,
  printLabelsQuerySchema,
  printSlipsQuerySchema,
  slipPaperSchema,
} from './label-contract.ts';

const { get, post, remove } = endpoints({ tag: 'labels', access: 'operator' });
const webhooks = endpoints({ tag: 'webhooks', access: 'public' });

const PRINTING_PROBLEMS = [
  'order_unknown',
  'label_unknown',
  'order_cancelled',
  'order_held',
  'label_service_unavailable',
] as const;

export const labelEndpoints = {
  create: post('/api/sendy/create-label', {
    summary: 'The label of an order: made now, or the first one when there is one already',
    body: createLabelSchema,
    answer: madeLabelSchema,
    problems: [
      'order_unknown',
      'label_busy',
      'label_pending',
      'label_refused',
      'label_withdrawn',
      'order_cancelled',
      'order_held',
      'already_tracked',
      'label_service_unavailable',
    ],
  }),
  list: get('/api/admin/orders/:id/labels', {
    summary: 'The labels an order has or had, newest first, and who makes them',
    answer: orderLabelsSchema,
    problems: ['order_unknown'],
  }),
  cancel: remove('/api/admin/orders/:id/label', {
    summary: 'Take the label of an order back',
    problems: [
      'order_unknown',
      'label_unknown',
      'label_not_cancellable',
      'order_shipped',
      'label_busy',
      'label_service_unavailable',
    ],
  }),
  print: get('/api/admin/orders/:id/label', {
    summary: 'The label of an order',
    query: labelPaperSchema,
    answer: { file: 'application/pdf' },
    problems: PRINTING_PROBLEMS,
  }),
  printSeveral: get('/api/admin/labels', {
    summary: 'The labels of several orders as one PDF, in the order given',
    query: printLabelsQuerySchema,
    answer: { file: 'application/pdf' },
    problems: [...PRINTING_PROBLEMS, 'labels_mixed'],
  }),
  printSlip: get('/api/admin/orders/:id/packing-slip', {
    summary: 'The packing slip of an order',
    query: slipPaperSchema,
    answer: { file: 'application/pdf' },
    problems: ['order_unknown'],
  }),
  printSlips: get('/api/admin/packing-slips', {
    summary: 'The packing slips of several orders as one PDF, in the order given',
    query: printSlipsQuerySchema,
    answer: { file: 'application/pdf' },
    problems: ['order_unknown'],
  }),
  webhook: webhooks.post('/api/sendy/webhook', {
    summary: 'Messages of the label service about a shipment',
    sends: { kind: 'signed', description: 'A message as the label service sends it' },
    proof: 'sendySignature',
    answer: z.object({ received: z.literal(true) }),
    problems: ['invalid_message', 'not_found'],
  }),
};
