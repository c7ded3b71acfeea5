// The columns of the list of pages: name and path, status, and last change.

import type { PageRow } from '#modules/pages/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { KIND_LABELS, pageStatus, STATUS_LABELS, STATUS_TONES, statusText } from './page-texts.ts';

export const pageColumns: Column<PageRow>[] = [
  {
    label: 'Pagina',
    title: true,
    cell: ({ id, name, address }) => (
      <>
        <RowTitle to={href('/admin/pages/:id', { id })}>{name}</RowTitle>
        <span className="sub clip">{address}</span>
      </>
    ),
  },
  { label: 'Soort', size: 'm', card: 'bare', cell: ({ kind }) => KIND_LABELS[kind] },
  { label: 'Status', size: 'l', card: 'end', cell: (page) => <PageBadge page={page} /> },
  {
    label: 'Gewijzigd',
    size: 'l',
    cell: ({ updatedAt, updatedBy }) => (
      <span className="min-w-0 @max-2xl:flex @max-2xl:items-baseline @max-2xl:gap-1.5 @2xl:block">
        <Moment className="whitespace-nowrap" at={updatedAt} />
        {updatedBy === '' ? null : (
          <span className="sub clip">
            door <span>{updatedBy}</span>
          </span>
        )}
      </span>
    ),
  },
];

export function PageBadge({ page }: { page: Pick<PageRow, 'published' | 'changed' | 'publishAt'> }) {
  const status = pageStatus(page);
  const more = statusText(page);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1">
      <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
      {more ? <span className="sub">{more}</span> : null}
    </span>
  );
}
