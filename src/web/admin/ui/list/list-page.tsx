// The page of a list: title and buttons, search, filters and sorting, the rows, and their dialogs.

import { type FunctionComponent, useCallback, useState } from 'react';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { RowMenu } from '../menu/row-menu.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { DataTable } from './data-table.tsx';
import type { Dialog, List, Opener, RowDialog, WithId } from './define-list.ts';
import { ListFrame, useListing } from './list-frame.tsx';
import { useSelection } from './use-selection.ts';

type Open<Row> = { row: Row; dialog: RowDialog<Row> } | { dialog: Dialog };

const isSecondary = ({ secondary }: Opener) => secondary === true;
const idOf = ({ id }: WithId) => id;

type ListPageProps<Row extends WithId, Kind extends string, Extra> = { list: List<Row, Kind, Extra> };

/** Creates the page component of a list, to be exported by a route file. */
export const listPage =
  <Row extends WithId, Kind extends string, Extra>(list: List<Row, Kind, Extra>): FunctionComponent =>
  () => <ListPage list={list} />;

function ListPage<Row extends WithId, Kind extends string, Extra>({ list }: ListPageProps<Row, Kind, Extra>) {
  const listing = useListing(list);
  const { results, change } = listing;
  const selection = useSelection(results.rows.map(idOf));
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const dialogs: Readonly<Partial<Record<string, RowDialog<Row>>>> | undefined = list.dialogs;
  const openRow = useCallback(
    (kind: string, row: Row) => {
      const dialog = dialogs?.[kind];
      if (dialog) setOpen({ row, dialog });
    },
    [dialogs],
  );
  const onEdit = useCallback((row: Row) => openRow('edit', row), [openRow]);
  const table = list.useTable(openRow);
  // A dialog closes itself after saving. If another dialog is open by then, that dialog stays open.
  const close = () => setOpen((now) => (now === open ? null : now));
  const { tabs: Tabs, above: Above, openers = [] } = list;
  return (
    <>
      <PageHeader title={list.title} tabs={Tabs ? <Tabs /> : null}>
        {openers.map((opener) => (
          <OpenerAction key={opener.command} opener={opener} onOpen={() => setOpen(opener)} />
        ))}
        <RowMenu
          className="max-md:order-1! lg:hidden"
          label={`Meer met ${list.title}`}
          items={openers.filter(isSecondary).map((opener) => ({ ...opener, onPress: () => setOpen(opener) }))}
        />
      </PageHeader>
      {Above ? <Above results={results} change={change} /> : null}
      <ListFrame
        list={list}
        listing={listing}
        bulk={list.bulk ? <BulkActions list={list} rows={results.rows} selection={selection} /> : null}
      >
        {(rows) => (
          <DataTable
            {...table}
            rows={rows}
            rowId={idOf}
            rowName={list.name}
            {...(dialogs?.edit ? { onEdit } : {})}
            {...(list.bulk ? { selection } : {})}
          />
        )}
      </ListFrame>
      {open ? <OpenDialog open={open} onShow={setOpen} onClose={close} /> : null}
    </>
  );
}

function OpenerAction({ opener, onOpen }: { opener: Opener; onOpen(): void }) {
  const { dialog: _dialog, primary, secondary, ...action } = opener;
  const buttonProps = primary
    ? ({ variant: 'primary' } as const)
    : secondary
      ? { className: 'max-lg:hidden' }
      : {};
  return <PageAction {...action} {...buttonProps} onPress={onOpen} />;
}

type OpenDialogProps<Row> = { open: Open<Row>; onShow(next: { dialog: Dialog }): void; onClose(): void };

function OpenDialog<Row>({ open, onShow, onClose }: OpenDialogProps<Row>) {
  if ('row' in open) return <open.dialog row={open.row} onClose={onClose} />;
  return <open.dialog onClose={onClose} onNext={(dialog) => onShow({ dialog })} />;
}
