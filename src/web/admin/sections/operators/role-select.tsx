// The role of an account, changed at once. A refusal, such as for the last owner, puts it back.

import { useMutation } from '@tanstack/react-query';
import { type OperatorView, operatorRoles } from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ROLE_LABELS } from '../../session/role-labels.ts';
import { operatorsQuery } from './operator-calls.ts';

export function RoleSelect({ operator: { id, username, role } }: { operator: OperatorView }) {
  const change = useMutation({
    mutationFn: (next: OperatorView['role']) =>
      tell(operatorEndpoints.changeRole, { params: { id }, body: { role: next } }),
    onSuccess: (_, next) => toast({ title: `${username} is nu ${ROLE_LABELS[next].toLowerCase()}` }),
    meta: { invalidates: [operatorsQuery.queryKey], failed: 'Rol niet gewijzigd' },
  });
  return (
    <select
      aria-label={`Rol van ${username}`}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      onChange={(event) => {
        const next = operatorRoles.find((known) => known === event.target.value);
        if (next) change.mutate(next);
      }}
    >
      {operatorRoles.map((known) => (
        <option key={known} value={known}>
          {ROLE_LABELS[known]}
        </option>
      ))}
    </select>
  );
}
