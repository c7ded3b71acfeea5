// /admin/operators: who may run the shop. For owners; the shop refuses everybody else.

import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useAdminSession } from '../../session/admin-session.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListBody, ListPanel } from '../../ui/list/list-panel.tsx';
import { operatorsQuery } from './operator-calls.ts';
import { operatorColumns } from './operator-columns.tsx';
import { useOperatorDialogs } from './use-operator-dialogs.tsx';

export const meta = () => pageMeta('Beheerders');

const EMPTY = { title: 'Geen accounts', text: '', filteredText: '' };

export default function OperatorsPage() {
  const me = useAdminSession();
  const query = useQuery(operatorsQuery);
  const { open, dialog } = useOperatorDialogs();
  const rows = query.data ?? [];
  const columns = operatorColumns(me.id, (kind, operator) => open({ kind, operator }));
  return (
    <>
      <PageHeader title="Beheerders">
        {query.isError ? null : (
          <PageAction
            {...{ command: 'new-operator', label: 'Nieuwe beheerder', icon: UserPlus, letter: 'n' }}
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
      {dialog}
    </>
  );
}
