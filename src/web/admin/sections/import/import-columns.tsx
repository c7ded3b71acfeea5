// The columns of the list of imports: app, contents and result.

import type { Import } from '#modules/imports/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { bytesText, countText, shortMomentText } from '../../format.ts';
import { actionsColumn, deleteAction } from '../../ui/list/columns/row-actions.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { projectText, STATUS_LABELS, STATUS_TONES } from './import-texts.ts';

export function importColumns(open: (kind: 'delete', row: Import) => void): Column<Import>[] {
  const counted = (read: (row: Import) => number) => (row: Import) =>
    row.status === 'done' ? countText(read(row)) : '–';
  return [
    {
      label: 'Bestand',
      title: true,
      cell: (row) => (
        <>
          <RowTitle to={href('/import/:id', { id: row.id })}>{row.fileName}</RowTitle>
          <span className="sub clip">{projectText(row) || row.refusal?.detail || '–'}</span>
        </>
      ),
    },
    { label: 'Components', size: 'm', number: true, cell: counted(({ components }) => components) },
    { label: 'Pages', size: 's', number: true, cell: counted(({ pages }) => pages) },
    { label: 'Assets', size: 's', number: true, cell: counted(({ assets }) => assets) },
    {
      label: 'ZIP',
      size: 's',
      number: true,
      lowPriority: true,
      cell: (row) => (row.status === 'done' ? bytesText(row.archiveBytes) : '–'),
    },
    { label: 'Gestart', size: 'm', cell: ({ startedAt }) => shortMomentText(startedAt) },
    {
      label: 'Status',
      size: 'm',
      card: 'end',
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>,
    },
    actionsColumn(open, ({ status, fileName }) => (status === 'running' ? [] : [deleteAction(fileName)])),
  ];
}
