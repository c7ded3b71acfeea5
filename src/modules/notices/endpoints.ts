// The notice endpoints of the API: sending a test notice, and the operator's own devices.

import { endpoints } from '#shared/api/endpoint.ts';
import {
  pushDeviceSchema,
  pushSchema,
  subscribeSchema,
  triedNoticeSchema,
  tryNoticeSchema,
} from './contract.ts';

const { post } = endpoints({ tag: 'settings', access: 'operator' });
const own = endpoints({ tag: 'account', access: 'session' });

export const noticeEndpoints = {
  try: post('/api/admin/notices/try', {
    summary: 'Have a notice sent as if it had happened: by mail, and to the devices of who asks',
    body: tryNoticeSchema,
    answer: triedNoticeSchema,
    status: 202,
    problems: ['mail_inactive'],
  }),
};

/** Endpoints of the devices on which the requesting operator receives notices. */
export const pushEndpoints = {
  read: own.get('/api/admin/account/push', {
    summary: 'The own devices that get notices, and the key to add one',
    personal: true,
    answer: pushSchema,
  }),
  subscribe: own.post('/api/admin/account/push', {
    summary: 'Have notices sent to this browser; once more changes nothing',
    body: subscribeSchema,
    answer: pushDeviceSchema,
    status: 201,
  }),
  unsubscribe: own.remove('/api/admin/account/push/:id', { summary: 'No more notices to this device' }),
  try: own.post('/api/admin/account/push/:id/try', {
    summary: 'Send this device a notice, to see whether it comes',
    problems: ['not_found'],
  }),
};
