// What the list of accounts shows of each, and what can be done with it; one's own account has a page of its own.

import { KeyRound, Trash2 } from 'lucide-react';
import type { OperatorView } from '#modules/accounts/contract.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { shortMomentText } from '../../format.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { RoleSelect } from './role-select.tsx';

export type OperatorDeed = 'reset' | 'remove';

export function operatorColumns(
  ownId: number,
  onDeed: (kind: OperatorDeed, operator: OperatorView) => void,
): Column<OperatorView>[] {
  return [
    {
      label: 'Naam',
      cell: ({ id, username }) => (
        <span className="wrap-anywhere">
          <strong>{username}</strong>
          {id === ownId ? <span className="muted"> (jij)</span> : null}
        </span>
      ),
    },
    { label: 'Rol', size: 'l', cell: (operator) => <RoleSelect operator={operator} /> },
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
          <>
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
          </>
        ),
    },
  ];
}
