// One press for every mail that was given up: after the mail server was away for longer than the shop keeps trying.

import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { outboxEndpoints } from '#modules/mail/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { OUTBOX } from '../../shared/mail/outbox-calls.ts';

export function RetryFailedButton() {
  const retry = useMutation({
    mutationFn: () => ask(outboxEndpoints.retryFailed),
    onSuccess: ({ retried, left }) =>
      toast({
        title: retried === 1 ? '1 mail in de wachtrij gezet' : `${retried} mails in de wachtrij gezet`,
        ...(left > 0 && {
          description:
            left === 1
              ? '1 adres weigert mail of wil er geen; die mail is gelaten.'
              : `${left} mails zijn gelaten: het adres weigert mail of wil er geen.`,
        }),
      }),
    meta: { invalidates: [OUTBOX], failed: 'Opnieuw versturen is niet gelukt' },
  });
  return (
    <Button disabled={retry.isPending} onClick={() => retry.mutate()}>
      <RotateCw size={14} aria-hidden /> {retry.isPending ? 'Bezig...' : 'Alle mislukte opnieuw versturen'}
    </Button>
  );
}
