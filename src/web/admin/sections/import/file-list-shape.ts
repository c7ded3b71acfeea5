// The search and filters of the files of an import, kept in the URL of its report.

import { FILE_KINDS } from '#modules/imports/contract.ts';
import type { ListChange, ListShape, ListState } from '../../ui/list/list-url.ts';

export const FILE_LIST = { filters: { kind: FILE_KINDS }, sorts: ['path'] } as const satisfies ListShape;

export type FileListState = ListState<'kind', 'path'>;
export type FileListChange = ListChange<'kind', 'path'>;
