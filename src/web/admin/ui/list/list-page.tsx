// The page of a list: its title and buttons, search, filters and order, the rows, and the dialogs that open from it.

import { type ComponentType, useCallback, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { ListBulk } from './bulk/list-bulk.tsx';
import { DataTable } from './data-table.tsx';
import type { Dialog, List, Named, Opener } from './define-list.ts';
import { ListFrame, useListing } from './list-frame.tsx';
import { useSelection } from './use-selection.ts';

type Open<Row, Kind> = { kind: Kind; row: Row } | { dialog: Dialog };

const idOf = ({ id }: Named) => id;

export function ListPage<Row extends Named, Kind extends string, Told>({
  list,
}: {
  list: List<Row, Kind, Told>;
}) {
  const listing = useListing(list);
  const { found, change } = listing;
  const selection = useSelection(found.rows.map(idOf));
  const [open, setOpen] = useState<Open<Row, Kind> | null>(null);
  const table = list.useTable(useCallback((kind: Kind, row: Row) => setOpen({ kind, row }), []));
  // A dialog that saved closes itself; by then the next one may stand there, and that one stays.
  const close = () => setOpen((now) => (now === open ? null : now));
  const { tabs: Tabs, above: Above } = list;
  return (
    <>
      <PageHeader title={list.title}>
        {Tabs ? <Tabs /> : null}
        {list.openers?.map((opener) => (
          <OpenerButton key={opener.command} opener={opener} onOpen={() => setOpen(opener)} />
        ))}
      </PageHeader>
      {Above ? <Above found={found} change={change} /> : null}
      <ListFrame
        list={list}
        listing={listing}
        bulk={list.bulk ? <ListBulk list={list} rows={found.rows} selection={selection} /> : null}
      >
        {(rows) => (
          <DataTable
            {...{ ...table, rows, rowId: idOf, rowName: list.name }}
            {...(list.bulk ? { selection } : {})}
          />
        )}
      </ListFrame>
      {open ? <OpenDialog dialogs={list.dialogs} open={open} onShow={setOpen} onClose={close} /> : null}
    </>
  );
}

function OpenerButton({ opener, onOpen }: { opener: Opener; onOpen(): void }) {
  const { label, command, icon: Icon, primary } = opener;
  return (
    <Button data-command={command} variant={primary ? 'primary' : 'secondary'} onClick={onOpen}>
      <Icon size={14} aria-hidden /> {label}
    </Button>
  );
}

type OpenDialogProps<Row extends Named, Kind extends string> = Pick<List<Row, Kind>, 'dialogs'> & {
  open: Open<Row, Kind>;
  onShow(next: { dialog: Dialog }): void;
  onClose(): void;
};

function OpenDialog<Row extends Named, Kind extends string>(props: OpenDialogProps<Row, Kind>) {
  const { dialogs, open, onShow, onClose } = props;
  if ('dialog' in open) return <open.dialog onClose={onClose} onNext={(dialog) => onShow({ dialog })} />;
  const RowDialog: ComponentType<{ row: Row; onClose(): void }> = dialogs[open.kind];
  return <RowDialog row={open.row} onClose={onClose} />;
}
