// The API endpoints of packing, which show all a packer may see of orders: the orders to pack, their
// destination and their printed documents.

import { endpoints } from '#shared/api/endpoint.ts';
import {
  changeParcelSchema,
  departSchema,
  departureSchema,
  packingSchema,
  papersQuerySchema,
  parcelKindSchema,
  parcelSchema,
  scanSchema,
  startRunSchema,
} from './packing-contract.ts';

const { get, post, put, patch, remove } = endpoints({ tag: 'packing', access: 'operator' });

export const packingEndpoints = {
  read: get('/api/admin/packing', {
    summary: 'What is to be packed, oldest first, the stacks that were begun, and what was just sent',
    answer: packingSchema,
  }),
  start: post('/api/admin/packing/runs', {
    summary:
      'Begin a stack of everything that is to be packed: each label is made by a job, once; sent twice with the same key it is begun once',
    body: startRunSchema,
    answer: packingSchema,
    status: 201,
    problems: ['nothing_to_pack'],
  }),
  papers: get('/api/admin/packing/runs/:id/papers', {
    summary:
      'The labels and packing slips of a stack as one PDF, in picking order, each label before its slip',
    query: papersQuerySchema,
    answer: { file: 'application/pdf' },
    problems: ['not_found', 'label_unknown', 'label_service_unavailable'],
  }),
  scan: post('/api/admin/packing/scans', {
    summary: 'Mark the parcel of a scanned code as packed',
    body: scanSchema,
    answer: parcelSchema,
    problems: ['parcel_unknown', 'parcel_stopped', 'already_packed', 'label_pending'],
  }),
  change: patch('/api/admin/packing/parcels/:id', {
    summary: 'Mark a parcel as packed, or as not packed after all',
    body: changeParcelSchema,
    answer: parcelSchema,
    problems: ['parcel_unknown', 'parcel_stopped', 'already_packed', 'label_pending'],
  }),
  retry: post('/api/admin/packing/parcels/:id/label', {
    summary: 'Ask once more for the label of a parcel; one that is there stays',
    problems: ['parcel_unknown'],
  }),
  changeKind: put('/api/admin/packing/parcels/:id/kind', {
    summary:
      'Send a parcel that is not packed yet as another kind: a label of the other kind is taken back, and a new one made',
    body: parcelKindSchema,
    problems: [
      'parcel_unknown',
      'parcel_stopped',
      'already_packed',
      'already_tracked',
      'label_pending',
      'order_unknown',
      'order_cancelled',
      'order_held',
    ],
  }),
  removeFromStack: remove('/api/admin/packing/parcels/:id', {
    summary: 'Take a parcel out of its stack; its label stays with the order',
    problems: ['parcel_unknown'],
  }),
  depart: post('/api/admin/packing/departures', {
    summary:
      'Say that everything packed is sent: orders change and mails leave after half a minute; sent twice with the same key it is said once',
    body: departSchema,
    answer: departureSchema,
    status: 201,
    problems: ['nothing_packed'],
  }),
  undo: remove('/api/admin/packing/departures/:id', {
    summary: 'Take that back: no order is shipped and no mail leaves',
    problems: ['not_found', 'departure_left'],
  }),
};
