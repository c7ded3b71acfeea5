// Where the answers to what the tab of withdrawals asks are kept.

import type { QueryKey } from '@tanstack/react-query';

export const WITHDRAWAL_LISTS: QueryKey = ['withdrawals'];
