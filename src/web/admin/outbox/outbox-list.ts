// How the outbox is searched and filtered; the server keeps the list.

import { mailStatuses, mailTypes } from '#modules/mail/contract.ts';
import type { ListShape } from '../ui/list/list-address.ts';

export const OUTBOX_LIST = {
  filters: { status: mailStatuses, type: mailTypes },
  sorts: ['newest'],
} as const satisfies ListShape;
