// The files of an import that have one kind or match a search. Pictures can be copied into the media library,
// one by one or many at once.

import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ImportEntry, pictureTypeOf } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { bytesText, countedText } from '../../format.ts';
import { invalidateQueries } from '../../query-client.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { BulkBar, BulkReport } from '../../ui/list/bulk/bulk-bar.tsx';
import { useBulk } from '../../ui/list/bulk/use-bulk.ts';
import { type Column, DataTable, RowTitle } from '../../ui/list/data-table.tsx';
import { ListBody, ListPanel, ShowMore } from '../../ui/list/list-panel.tsx';
import { usePagedList } from '../../ui/list/use-paged-list.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import type { FileListChange, FileListState } from './file-list-shape.ts';
import { entryPictureUrl } from './import-calls.ts';
import { KIND_LABELS, nameOf } from './import-texts.ts';

const EMPTY = {
  title: 'Geen bestanden gevonden',
  text: 'Van deze soort zit er niets in de app.',
  filteredText: 'Geen bestand past bij deze zoekopdracht en soort.',
};
const idOf = ({ id }: ImportEntry) => id;
const pathOf = ({ path }: ImportEntry) => path;

type FileListProps = {
  importId: number;
  state: FileListState;
  toolbar: ReactNode;
  onChange(change: FileListChange): void;
  onOpen(entry: ImportEntry): void;
};

export function FileList({ importId, state, toolbar, onChange, onOpen }: FileListProps) {
  const fetchPage = useCallback(
    (query: URLSearchParams, signal: AbortSignal) => {
      // The order is fixed: that of the folders.
      query.delete('sort');
      return request(importEndpoints.entries, { params: { id: importId }, query, signal });
    },
    [importId],
  );
  const list = usePagedList({
    queryKey: ['imports', 'files', importId],
    state,
    fetchPage,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const selection = useSelection(list.rows.map(idOf));
  const columns = useMemo(() => fileColumns(importId, onOpen), [importId, onOpen]);
  return (
    <ListPanel
      alone
      title="Bestanden"
      count={list.countText('bestand', 'bestanden')}
      toolbar={toolbar}
      footer={
        <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={onChange} />
      }
      bulk={
        <TakePictures
          importId={importId}
          rows={list.rows.filter(({ id }) => selection.ids.has(id))}
          selection={selection}
        />
      }
    >
      <ListBody
        query={list.query}
        rows={list.rows}
        stale={list.isStale}
        loading="Bestanden laden"
        failed="Bestanden niet geladen"
        filtered={state.q !== ''}
        empty={EMPTY}
      >
        {(shown) => (
          <DataTable rows={shown} columns={columns} rowId={idOf} rowName={pathOf} selection={selection} />
        )}
      </ListBody>
    </ListPanel>
  );
}

type TakeProps = {
  importId: number;
  rows: readonly ImportEntry[];
  selection: ReturnType<typeof useSelection>;
};

/** The button that copies the selected pictures into the media library; other selected files are skipped. */
function TakePictures({ importId, rows, selection }: TakeProps) {
  const client = useQueryClient();
  const pictures = rows.filter(({ path }) => pictureTypeOf(path) !== null);
  const { busy, report, run, closeReport } = useBulk<ImportEntry>({
    rowId: idOf,
    rowName: pathOf,
    onDone: () => {
      selection.clear();
      void invalidateQueries(client, PICTURE_KEYS);
    },
  });
  const take = ({ id }: ImportEntry) =>
    request(importEndpoints.downloadPicture, { params: { id: importId, entryId: id } });
  const done = (count: number) =>
    `${countedText(count, 'afbeelding', 'afbeeldingen')} in de mediabibliotheek`;
  return (
    <>
      <BulkBar selection={selection} busy={busy}>
        <Button disabled={busy || pictures.length === 0} onClick={() => void run(pictures, take, done)}>
          <ImagePlus size={14} aria-hidden />{' '}
          <span>
            {pictures.length === 0 ? 'Geen afbeelding gekozen' : `${pictures.length} naar mediabibliotheek`}
          </span>
        </Button>
      </BulkBar>
      {report ? <BulkReport title="Afbeeldingen overgenomen" results={report} onClose={closeReport} /> : null}
    </>
  );
}

function fileColumns(importId: number, onOpen: (entry: ImportEntry) => void): Column<ImportEntry>[] {
  return [
    {
      label: 'Bestand',
      title: true,
      cell: (entry) => (
        <span className="flex min-w-0 items-center gap-2.5">
          {pictureTypeOf(entry.path) === null ? null : (
            <img
              className="thumb flex-none"
              src={entryPictureUrl(importId, entry.id)}
              alt=""
              loading="lazy"
              width={32}
              height={32}
            />
          )}
          <span className="min-w-0">
            <RowTitle onOpen={() => onOpen(entry)}>{nameOf(entry.path)}</RowTitle>
            <span className="sub clip">{entry.path}</span>
          </span>
        </span>
      ),
    },
    { label: 'Soort', size: 'm', cell: ({ kind }) => (kind === 'folder' ? '' : KIND_LABELS[kind]) },
    { label: 'Grootte', size: 'm', number: true, cell: ({ bytes }) => bytesText(bytes) },
  ];
}
