// /import: taking in the backup of an app, how that is done, and everything that was imported before.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Import } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { refusalText } from '../ui/refusal-text.ts';
import { IMPORT_KEYS, importsQuery } from './import-calls.ts';
import { ImportCard } from './import-card.tsx';
import { importColumns } from './import-columns.tsx';
import { IMPORT_LIST, IMPORT_RULES } from './import-list.ts';
import { ImportsToolbar } from './imports-toolbar.tsx';
import { useImport } from './use-import.ts';

export const meta = () => pageMeta('Import');

const EMPTY = {
  title: 'Nog geen imports',
  text: 'Wat je importeert blijft hier staan, met zijn rapport.',
  filteredText: 'Geen import past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Import) => id;
const nameOf = ({ fileName }: Import) => fileName;

export default function ImportPage() {
  const query = useQuery(importsQuery);
  const client = useQueryClient();
  const own = useImport();
  const { state, change } = useListState(IMPORT_LIST);
  const { rows, matching, hasMore } = clientList(query.data ?? [], state, IMPORT_RULES);
  const [removing, setRemoving] = useState<Import | null>(null);
  const columns = useMemo(() => importColumns({ remove: setRemoving }), []);
  const close = useCallback(() => setRemoving(null), []);
  const cancelOther = useMutation({
    mutationFn: (id: number) => tell(importEndpoints.cancel, { params: { id } }),
    onError: (error) =>
      toast({ title: 'Annuleren mislukt', description: refusalText(error), severity: 'high' }),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
  const running = query.data?.find(({ status }) => status === 'running') ?? null;
  return (
    <>
      <PageHeader title="Import" />
      <div className="import-start">
        <section className="panel" aria-label="Een app importeren" data-writes="">
          <ImportCard {...own} running={running} onCancelOther={cancelOther.mutate} />
        </section>
        <Instructions />
      </div>
      <ListPanel
        title="Eerdere imports"
        count={query.isSuccess ? countedText(matching.length, 'import', 'imports') : ''}
        toolbar={
          <ImportsToolbar
            state={state}
            refreshing={query.isRefetching && running === null}
            onChange={change}
            onRefresh={() => void query.refetch()}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Imports laden"
          failed="Imports niet geladen"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} />}
        </ListBody>
      </ListPanel>
      {removing ? (
        <DeleteDialog
          title={`${removing.fileName} verwijderen?`}
          remove={() => tell(importEndpoints.remove, { params: { id: removing.id } })}
          listKeys={IMPORT_KEYS}
          deleted="Import verwijderd"
          failed="Verwijderen mislukt"
          onClose={close}
        >
          Het bestand en het rapport verdwijnen. Afbeeldingen die je al in de mediabibliotheek zette, blijven.
        </DeleteDialog>
      ) : null}
    </>
  );
}

function Instructions() {
  return (
    <section className="panel import-help" aria-labelledby="import-help">
      <h2 id="import-help">Zo werkt het</h2>
      <ol>
        <li>Download in je app-bouwer de code van je app als ZIP-bestand.</li>
        <li>
          In de ZIP hoort een <code className="code">package.json</code> te staan, met een map{' '}
          <code className="code">src</code>, <code className="code">app</code> of{' '}
          <code className="code">pages</code> ernaast.
        </li>
        <li>Kies het bestand hier. De winkel controleert elk bestand en voert niets ervan uit.</li>
        <li>Bekijk daarna in het rapport wat erin zit, en zet afbeeldingen in je mediabibliotheek.</li>
      </ol>
    </section>
  );
}
