// The columns of the list of accounts, and the actions on each account. Operators change their own account on
// another page (/admin/account).

import { useMutation } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { type OperatorView, operatorRoles } from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { shortMomentText } from '../../format.ts';
import { ROLE_LABELS } from '../../session/role-labels.ts';
import { actionsColumn } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { operatorsQuery } from './operator-calls.ts';

export type OperatorAction = 'reset' | 'remove';

export function operatorColumns(
  ownId: number,
  onAction: (kind: OperatorAction, operator: OperatorView) => void,
): Column<OperatorView>[] {
  return [
    {
      label: 'Naam',
      title: true,
      cell: ({ id, username }) => (
        <span className="wrap-anywhere">
          <strong>{username}</strong>
          {id === ownId ? <span className="muted"> (jij)</span> : null}
        </span>
      ),
    },
    { label: 'Rol', size: 'l', card: 'end', cell: (operator) => <RoleSelect operator={operator} /> },
    {
      label: 'Tweestaps',
      size: 's',
      cell: ({ twoFactor, role }) => (
        <Badge tone={twoFactor ? 'good' : role === 'owner' ? 'warning' : 'plain'}>
          {twoFactor ? 'Aan' : 'Uit'}
        </Badge>
      ),
    },
    {
      label: 'Laatst gezien',
      size: 'l',
      cell: ({ seenAt }) => (seenAt ? shortMomentText(seenAt) : 'nog niet'),
    },
    actionsColumn(onAction, ({ id, username }) =>
      id === ownId
        ? []
        : [
            { label: `Herstel de toegang van ${username}`, icon: KeyRound, opens: 'reset' },
            { label: `Verwijder ${username}`, icon: Trash2, opens: 'remove', isDanger: true },
          ],
    ),
  ];
}

function RoleSelect({ operator: { id, username, role } }: { operator: OperatorView }) {
  const change = useMutation({
    mutationFn: (next: OperatorView['role']) =>
      send(operatorEndpoints.changeRole, { params: { id }, body: { role: next } }),
    onSuccess: (_, next) => toast({ title: `${username} is nu ${ROLE_LABELS[next].toLowerCase()}` }),
    meta: { invalidates: [operatorsQuery.queryKey], failed: 'Rol niet gewijzigd' },
  });
  return (
    <select
      // On a card it ends the line of the name: a word with an arrow, as far apart as the line is high.
      className="border-hairline pointer-fine:min-h-7.5 @max-2xl:-my-2.5 @max-2xl:w-auto @max-2xl:field-sizing-content @max-2xl:border-transparent @max-2xl:bg-transparent"
      aria-label={`Rol van ${username}`}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      onChange={(event) => {
        const next = operatorRoles.find((known) => known === event.target.value);
        if (next) change.mutate(next);
      }}
    >
      <Options of={namedChoices(operatorRoles, ROLE_LABELS)} />
    </select>
  );
}
