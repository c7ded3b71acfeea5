// Shows how far the hash chain (the seals) covers the audit log, and checks on request that the log was not
// altered afterwards.

import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type SealProof, type SealState, shortHash } from '#modules/audit/contract.ts';
import { auditEndpoints } from '#modules/audit/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countedText, momentText, totalText } from '../../format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { sealStateQuery } from './audit-calls.ts';

export function SealPanel() {
  const { data: state } = useQuery(sealStateQuery);
  const [proof, setProof] = useState<SealProof | null>(null);
  return (
    <Panel
      title="Verzegeling"
      beside={
        <ActionButton
          command="verify-log"
          icon={ShieldCheck}
          label="Controleren"
          words="verzegeling logboek"
          requires={auditEndpoints.verify}
          run={() => request(auditEndpoints.verify, { body: {} })}
          invalidates={[sealStateQuery.queryKey]}
          failed="Controleren is niet gelukt"
          onDone={setProof}
        />
      }
    >
      {state ? <PanelText>{stateText(state)}</PanelText> : null}
      <div role="status">{proof ? <Proof proof={proof} /> : null}</div>
    </Panel>
  );
}

function Proof({ proof: { ok, detail, remark, entries } }: { proof: SealProof }) {
  return (
    <PanelText className={ok ? 'text-text' : 'text-text [&_strong]:text-danger'}>
      <strong>{detail}</strong>{' '}
      <span>
        {ok
          ? `${countedText(entries, 'regel', 'regels')} nagelezen.`
          : 'Bewaar de back-ups en het serverlog.'}
      </span>{' '}
      {remark ? <span>{remark}</span> : null}
    </PanelText>
  );
}

function stateText({ head, waiting, waitingIsMore }: SealState): string {
  if (!head) return 'Er is nog niets verzegeld. Dat gebeurt elke minuut waarin er iets in het logboek kwam.';
  const open = totalText({ total: waiting, totalIsMore: waitingIsMore }, 'regel is', 'regels zijn');
  const sealed = waiting === 0 ? 'Alles is verzegeld' : `Nog ${open} niet verzegeld`;
  return `${sealed}. Laatst op ${momentText(head.sealedAt)}, met vingerafdruk ${shortHash(head.hash)}.`;
}
