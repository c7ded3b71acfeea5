// The part above the list of imports: the import card and its instructions.

import { useMutation } from '@tanstack/react-query';
import type { Import } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import type { ListResults } from '../../ui/list/define-list.ts';
import { RequirePermission } from '../../ui/require-permission.tsx';
import { importsQuery } from './import-calls.ts';
import { ImportCard } from './import-card.tsx';
import { isRunning } from './import-texts.ts';
import { useImport } from './use-import.ts';

export function StartImport({ results }: { results: ListResults<Import> }) {
  const own = useImport();
  const cancelOther = useMutation({
    mutationFn: (id: number) => send(importEndpoints.cancel, { params: { id } }),
    meta: { invalidates: [importsQuery.queryKey], failed: 'Annuleren mislukt' },
  });
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-5 max-lg:grid-cols-1">
      <RequirePermission>
        <Panel aria-label="Een app importeren">
          <ImportCard
            {...own}
            running={results.all.find(isRunning) ?? null}
            onCancelOther={cancelOther.mutate}
          />
        </Panel>
      </RequirePermission>
      <Instructions />
    </div>
  );
}

function Instructions() {
  return (
    <Panel className="p-4" aria-labelledby="import-help">
      <h2 id="import-help">Zo werkt het</h2>
      <ol className="mt-2 grid list-decimal gap-2 pl-4.5">
        <li>Download in je app-bouwer de code van je app als ZIP-bestand.</li>
        <li>
          In de ZIP hoort een <code className="code">package.json</code> te staan, met een map{' '}
          <code className="code">src</code>, <code className="code">app</code> of{' '}
          <code className="code">pages</code> ernaast.
        </li>
        <li>Kies het bestand hier. De winkel controleert elk bestand en voert niets ervan uit.</li>
        <li>Bekijk daarna in het rapport wat erin zit, en zet afbeeldingen in je mediabibliotheek.</li>
      </ol>
    </Panel>
  );
}
