// One press for every mail that was given up: after the mail server was away for longer than the shop keeps trying.

import { RotateCw } from 'lucide-react';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { OUTBOX } from '../../shared/mail/outbox-calls.ts';
import { ActButton } from '../../ui/act-button.tsx';

export function RetryFailedButton() {
  return (
    <ActButton
      icon={RotateCw}
      label="Alle mislukte opnieuw versturen"
      act={() => ask(outboxEndpoints.retryFailed)}
      invalidates={[OUTBOX]}
      done={({ retried, left }) => ({
        title: retried === 1 ? '1 mail in de wachtrij gezet' : `${retried} mails in de wachtrij gezet`,
        ...(left > 0 && {
          description:
            left === 1
              ? '1 adres weigert mail of wil er geen; die mail is gelaten.'
              : `${left} mails zijn gelaten: het adres weigert mail of wil er geen.`,
        }),
      })}
      failed="Opnieuw versturen is niet gelukt"
    />
  );
}
