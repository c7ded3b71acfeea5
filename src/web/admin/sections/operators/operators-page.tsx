// /admin/operators: the operators' accounts. Only owners may see them; the server refuses all other roles.
// When a dialog generated a password, the page shows that password once.

import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { NewPasswordAnswer, OperatorView } from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListBody, ListPanel } from '../../ui/list/list-panel.tsx';
import { operatorsQuery } from './operator-calls.ts';
import { type OperatorAction, operatorColumns } from './operator-columns.tsx';
import { AddOperatorDialog, NewPasswordDialog, ResetDialog } from './operator-dialogs.tsx';

export const meta = () => pageMeta('Beheerders');

type Open =
  | { kind: 'add' }
  | { kind: OperatorAction; operator: OperatorView }
  | { kind: 'password'; answer: NewPasswordAnswer };

const EMPTY = { title: 'Geen accounts', text: '', filteredText: '' };

export default function OperatorsPage() {
  const me = useAdminSession();
  const query = useQuery(operatorsQuery);
  const [shown, open] = useState<Open | null>(null);
  // A dialog closes itself after saving. If another dialog is open by then, that dialog stays open.
  const close = () => open((now) => (now === shown ? null : now));
  const rows = query.data ?? [];
  const columns = operatorColumns(me.id, (kind, operator) => open({ kind, operator }));
  return (
    <>
      <PageHeader title="Beheerders">
        {query.isError ? null : (
          <PageAction
            command="new-operator"
            label="Nieuwe beheerder"
            icon={UserPlus}
            letter="n"
            variant="primary"
            onPress={() => open({ kind: 'add' })}
          />
        )}
      </PageHeader>
      <ListPanel title="Accounts" count={query.data ? String(rows.length) : ''}>
        <ListBody
          query={query}
          rows={rows}
          loading="Accounts laden"
          failed="Fout bij laden van de accounts"
          filtered={false}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable
              rows={shown}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ username }) => username}
            />
          )}
        </ListBody>
      </ListPanel>
      {shown ? (
        <OperatorDialog
          shown={shown}
          onPassword={(answer) => open({ kind: 'password', answer })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

type OperatorDialogProps = { shown: Open; onPassword(answer: NewPasswordAnswer): void; onClose(): void };

function OperatorDialog({ shown, onPassword, onClose }: OperatorDialogProps) {
  if (shown.kind === 'add') return <AddOperatorDialog onAdded={onPassword} onClose={onClose} />;
  if (shown.kind === 'password') return <NewPasswordDialog answer={shown.answer} onClose={onClose} />;
  const { operator } = shown;
  if (shown.kind === 'reset')
    return <ResetDialog operator={operator} onReset={onPassword} onClose={onClose} />;
  return (
    <ActionDialog
      title={`${operator.username} verwijderen?`}
      run={() => send(operatorEndpoints.delete, { params: { id: operator.id } })}
      invalidates={[operatorsQuery.queryKey]}
      done="Beheerder verwijderd"
      failed="Verwijderen is niet gelukt"
      onClose={onClose}
    >
      Deze beheerder wordt meteen overal uitgelogd. In het logboek blijft de naam staan.
    </ActionDialog>
  );
}
