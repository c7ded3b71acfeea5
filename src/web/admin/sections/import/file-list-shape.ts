// The search and the filter by kind of an import's file list. Their values are in the URL of the import's
// report.

import { FILE_KINDS } from '#modules/imports/contract.ts';
import type { ListChange, ListShape, ListState } from '../../ui/list/list-url.ts';

export const FILE_LIST = { filters: { kind: FILE_KINDS }, sorts: ['path'] } as const satisfies ListShape;

export type FileListState = ListState<'kind', 'path'>;
export type FileListChange = ListChange<'kind', 'path'>;
