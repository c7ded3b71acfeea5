// The button "Sync Data". It runs the full reconciliation with the payment provider, refetches all data on
// screen, and shows the result.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SyncReport } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { countText } from '../../format.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';

export function SyncButton() {
  const client = useQueryClient();
  const [report, setReport] = useState<SyncReport | null>(null);
  const sync = useMutation({
    mutationFn: () => request(operationEndpoints.syncWithProvider),
    onSuccess: async (syncReport) => {
      setReport(syncReport);
      await client.invalidateQueries();
    },
    meta: { failed: 'Sync mislukt' },
  });
  return (
    <>
      <PageAction
        command="sync"
        label="Sync Data"
        icon={RefreshCw}
        words="betalingen vergelijken nalopen"
        requires={operationEndpoints.syncWithProvider}
        busyLabel={sync.isPending && 'Bezig...'}
        onPress={() => sync.mutate()}
      />
      {report ? <ReportDialog report={report} onClose={() => setReport(null)} /> : null}
    </>
  );
}

function ReportDialog({ report, onClose }: { report: SyncReport; onClose(): void }) {
  const { checked, repaired, unexplained, differences, seconds } = report;
  return (
    <Dialog
      title="Alles is vergeleken"
      size="small"
      intro={`Winkel en betaaldienst, in ${seconds.toLocaleString('nl-NL')} s. Alle lijsten zijn opnieuw opgehaald.`}
      onClose={onClose}
    >
      <DialogBody className="grid gap-3">
        <DetailList flush>
          <Detail name="Betalingen bekeken">{countText(checked)}</Detail>
          <Detail name="Bestellingen hersteld">{countText(repaired)}</Detail>
          <Detail name="Niet te verklaren">{countText(unexplained.length)}</Detail>
          <Detail name="Verschillen in de boeken">
            <Link to={href('/admin/differences')}>{countText(differences)}</Link>
          </Detail>
        </DetailList>
        {unexplained.length > 0 ? (
          <>
            <p>Deze betalingen zijn gelukt, maar horen bij geen mandje van deze winkel:</p>
            <ul className="code">
              {unexplained.map((id) => (
                <li key={id}>{id}</li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" data-initial-focus="" onClick={onClose}>
          Sluiten
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
