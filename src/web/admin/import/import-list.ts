// How the list of imports is searched, filtered and sorted.

import { IMPORT_STATUSES, type Import } from '#modules/imports/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';
import { projectText } from './import-texts.ts';

export const IMPORT_LIST = {
  filters: { status: IMPORT_STATUSES },
  sorts: ['newest', 'name', 'largest'],
} as const satisfies ListShape;

type Filter = keyof typeof IMPORT_LIST.filters;
export type ImportSort = (typeof IMPORT_LIST.sorts)[number];

export const IMPORT_RULES: ClientListRules<Import, Filter, ImportSort> = {
  text: (row) => `${row.fileName} ${projectText(row)}`,
  filters: { status: ({ status }, wanted) => status === wanted },
  sorts: {
    newest: (a, b) => b.id - a.id,
    name: (a, b) => a.fileName.localeCompare(b.fileName, 'nl') || b.id - a.id,
    largest: (a, b) => b.contentBytes - a.contentBytes || b.id - a.id,
  },
};
