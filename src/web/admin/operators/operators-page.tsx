// /admin/operators: who may run the shop. For owners; the shop refuses everybody else.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { NewPasswordAnswer, OperatorView } from '#modules/accounts/contract.ts';
import { shortMomentText } from '../format.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { type Column, DataTable } from '../ui/list/data-table.tsx';
import { ListBody, ListPanel } from '../ui/list/list-panel.tsx';
import { operatorsQuery, removeOperator } from './operator-calls.ts';
import { AddOperatorDialog, NewPasswordDialog, ResetDialog } from './operator-dialogs.tsx';
import { RoleSelect } from './role-select.tsx';

export const meta = () => pageMeta('Beheerders');

type Open =
  | { kind: 'add' }
  | { kind: 'reset' | 'remove'; operator: OperatorView }
  | { kind: 'password'; answer: NewPasswordAnswer };

const EMPTY = { title: 'Geen accounts', text: '', filteredText: '' };

export default function OperatorsPage() {
  const client = useQueryClient();
  const me = useAdminSession();
  const query = useQuery(operatorsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const rows = query.data ?? [];
  const close = (kind: Open['kind']) => setOpen((now) => (now?.kind === kind ? null : now));
  const showPassword = (answer: NewPasswordAnswer) => {
    setOpen({ kind: 'password', answer });
    void client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
  };

  const columns: Column<OperatorView>[] = [
    {
      label: 'Naam',
      size: 'xl',
      cell: ({ id, username }) => (
        <span className="operator-name">
          <strong>{username}</strong>
          {id === me.id ? <span className="muted"> (jij)</span> : null}
        </span>
      ),
    },
    { label: 'Rol', cell: (operator) => <RoleSelect operator={operator} /> },
    { label: 'Tweestaps', cell: ({ twoFactor }) => (twoFactor ? 'Aan' : 'Uit') },
    { label: 'Laatst gezien', cell: ({ seenAt }) => (seenAt ? shortMomentText(seenAt) : 'nog niet') },
    {
      label: 'Acties',
      size: 'xl',
      actions: true,
      cell: (operator) =>
        operator.id === me.id ? null : (
          <span className="operator-actions">
            <button
              type="button"
              className="btn"
              aria-label={`Toegang van ${operator.username} herstellen`}
              onClick={() => setOpen({ kind: 'reset', operator })}
            >
              Herstellen
            </button>
            <button
              type="button"
              className="btn"
              aria-label={`${operator.username} verwijderen`}
              onClick={() => setOpen({ kind: 'remove', operator })}
            >
              Verwijderen
            </button>
          </span>
        ),
    },
  ];

  return (
    <>
      <PageHeader title="Beheerders">
        {query.isError ? null : (
          <button type="button" className="btn btn-primary" onClick={() => setOpen({ kind: 'add' })}>
            <UserPlus size={14} aria-hidden /> Nieuwe beheerder
          </button>
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
      {open?.kind === 'add' ? (
        <AddOperatorDialog onAdded={showPassword} onClose={() => close('add')} />
      ) : null}
      {open?.kind === 'reset' ? (
        <ResetDialog operator={open.operator} onReset={showPassword} onClose={() => close('reset')} />
      ) : null}
      {open?.kind === 'password' ? (
        <NewPasswordDialog answer={open.answer} onClose={() => close('password')} />
      ) : null}
      {open?.kind === 'remove' ? (
        <DeleteDialog
          title={`${open.operator.username} verwijderen?`}
          remove={() => removeOperator(open.operator.id)}
          listKeys={[operatorsQuery.queryKey]}
          deleted="Beheerder verwijderd"
          failed="Verwijderen is niet gelukt"
          onClose={() => close('remove')}
        >
          Deze beheerder wordt meteen overal uitgelogd. In het logboek blijft de naam staan.
        </DeleteDialog>
      ) : null}
    </>
  );
}
