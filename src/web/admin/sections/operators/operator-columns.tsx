// What the list of accounts shows of each, and what can be done with it; one's own account has a page of its own.

import { useMutation } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { type OperatorView, operatorRoles } from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { shortMomentText } from '../../format.ts';
import { ROLE_LABELS } from '../../session/role-labels.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { operatorsQuery } from './operator-calls.ts';

export type OperatorDeed = 'reset' | 'remove';

export function operatorColumns(
  ownId: number,
  onDeed: (kind: OperatorDeed, operator: OperatorView) => void,
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
    { label: 'Rol', size: 'l', card: 'bare', cell: (operator) => <RoleSelect operator={operator} /> },
    { label: 'Tweestaps', size: 's', cell: ({ twoFactor }) => (twoFactor ? 'Aan' : 'Uit') },
    {
      label: 'Laatst gezien',
      size: 'l',
      cell: ({ seenAt }) => (seenAt ? shortMomentText(seenAt) : 'nog niet'),
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (operator) =>
        operator.id === ownId ? null : (
          <span className="row-actions">
            <IconButton
              label={`Herstel de toegang van ${operator.username}`}
              icon={KeyRound}
              onClick={() => onDeed('reset', operator)}
            />
            <IconButton
              label={`Verwijder ${operator.username}`}
              icon={Trash2}
              onClick={() => onDeed('remove', operator)}
            />
          </span>
        ),
    },
  ];
}

function RoleSelect({ operator: { id, username, role } }: { operator: OperatorView }) {
  const change = useMutation({
    mutationFn: (next: OperatorView['role']) =>
      tell(operatorEndpoints.changeRole, { params: { id }, body: { role: next } }),
    onSuccess: (_, next) => toast({ title: `${username} is nu ${ROLE_LABELS[next].toLowerCase()}` }),
    meta: { invalidates: [operatorsQuery.queryKey], failed: 'Rol niet gewijzigd' },
  });
  return (
    <select
      className="border-hairline"
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
