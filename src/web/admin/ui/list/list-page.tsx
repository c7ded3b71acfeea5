// The page of a list: its title and buttons, search, filters and order, the rows, and the dialogs that open from it.

import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { capitalised } from '../../format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { DataTable } from './data-table.tsx';
import { type List, type Opener, shapeOf } from './define-list.ts';
import { isFiltered } from './list-address.ts';
import { ListBulk } from './list-bulk.tsx';
import { ListBody, ListPanel, ShowMore } from './list-panel.tsx';
import { ListTools } from './list-tools.tsx';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

type Named = { id: number };
type Open<Row, Kind> = { kind: Kind; row: Row } | { opener: Opener };

const idOf = ({ id }: Named) => id;

export function ListPage<Row extends Named, Kind extends string>({ list }: { list: List<Row, Kind> }) {
  const shape = useMemo(() => shapeOf(list), [list]);
  const { state, change } = useListState(shape);
  const found = list.source.useFound(list, state);
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
          <OpenerButton key={opener.command} opener={opener} onOpen={() => setOpen({ opener })} />
        ))}
      </PageHeader>
      {Above ? <Above found={found} change={change} /> : null}
      <ListPanel
        alone={!list.headed}
        title={list.heading}
        count={found.count}
        toolbar={<ListTools list={list} state={state} found={found} onChange={change} />}
        footer={
          <ShowMore hasMore={found.hasMore} more={state.more} busy={found.isLoadingMore} onChange={change} />
        }
        bulk={list.bulk ? <ListBulk list={list} rows={found.rows} selection={selection} /> : null}
      >
        <ListBody
          query={{ ...found.query, refetch: found.refetch }}
          rows={found.rows}
          stale={found.isStale}
          loading={`${capitalised(list.noun[1])} laden`}
          failed={list.failed}
          filtered={isFiltered(state)}
          empty={list.empty}
        >
          {(rows) => (
            <DataTable
              {...{ ...table, rows, rowId: idOf, rowName: list.name }}
              {...(list.bulk ? { selection } : {})}
            />
          )}
        </ListBody>
      </ListPanel>
      {open ? <OpenDialog list={list} open={open} onClose={close} /> : null}
    </>
  );
}

function OpenerButton({ opener, onOpen }: { opener: Opener; onOpen(): void }) {
  const { label, command, icon: Icon, primary } = opener;
  return (
    <button
      type="button"
      data-command={command}
      className={primary ? 'btn btn-primary' : 'btn'}
      onClick={onOpen}
    >
      <Icon size={14} aria-hidden /> {label}
    </button>
  );
}

type OpenDialogProps<Row extends Named, Kind extends string> = {
  list: List<Row, Kind>;
  open: Open<Row, Kind>;
  onClose(): void;
};

function OpenDialog<Row extends Named, Kind extends string>(props: OpenDialogProps<Row, Kind>) {
  const { list, open, onClose } = props;
  if ('opener' in open) return <open.opener.dialog onClose={onClose} />;
  const Dialog: ComponentType<{ row: Row; onClose(): void }> = list.dialogs[open.kind];
  return <Dialog row={open.row} onClose={onClose} />;
}
