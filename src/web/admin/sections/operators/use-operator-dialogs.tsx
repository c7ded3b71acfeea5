// Which dialog of the accounts page is open. A made-up password follows the dialog that asked for it.

import { type ReactNode, useState } from 'react';
import type { NewPasswordAnswer, OperatorView } from '#modules/accounts/contract.ts';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { operatorsQuery } from './operator-calls.ts';
import type { OperatorDeed } from './operator-columns.tsx';
import { AddOperatorDialog, NewPasswordDialog, ResetDialog } from './operator-dialogs.tsx';

type Open =
  | { kind: 'add' }
  | { kind: OperatorDeed; operator: OperatorView }
  | { kind: 'password'; answer: NewPasswordAnswer };

export function useOperatorDialogs(): { open(dialog: Open): void; dialog: ReactNode } {
  const [shown, setShown] = useState<Open | null>(null);
  // A dialog that saved closes itself; by then the next one may stand there, and that one stays.
  const close = () => setShown((now) => (now === shown ? null : now));
  const showPassword = (answer: NewPasswordAnswer) => setShown({ kind: 'password', answer });
  return {
    open: setShown,
    dialog: shown && <OperatorDialog shown={shown} onPassword={showPassword} onClose={close} />,
  };
}

type OperatorDialogProps = { shown: Open; onPassword(answer: NewPasswordAnswer): void; onClose(): void };

function OperatorDialog({ shown, onPassword, onClose }: OperatorDialogProps) {
  if (shown.kind === 'add') return <AddOperatorDialog onAdded={onPassword} onClose={onClose} />;
  if (shown.kind === 'password') return <NewPasswordDialog answer={shown.answer} onClose={onClose} />;
  const { operator } = shown;
  if (shown.kind === 'reset')
    return <ResetDialog operator={operator} onReset={onPassword} onClose={onClose} />;
  return (
    <ActDialog
      title={`${operator.username} verwijderen?`}
      act={() => tell(operatorEndpoints.delete, { params: { id: operator.id } })}
      invalidates={[operatorsQuery.queryKey]}
      done="Beheerder verwijderd"
      failed="Verwijderen is niet gelukt"
      onClose={onClose}
    >
      Deze beheerder wordt meteen overal uitgelogd. In het logboek blijft de naam staan.
    </ActDialog>
  );
}
