// Logs out: ends the session on the server and reloads the operator's data, after which the layout clears the
// query cache.

import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { sessionEndpoints } from '#modules/accounts/endpoints.ts';
import { ApiError, errorDetail } from '#web/client/api-client.ts';
import { send } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { sessionHint } from './session-hint.ts';

export function useLogOut() {
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: async () => {
      try {
        await send(sessionEndpoints.logOut, { final: true });
      } catch (error) {
        // When the session is already over, the log-out has succeeded.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
    },
    onSuccess: async () => {
      sessionHint.clear();
      await revalidate();
      toast({ title: 'Uitgelogd' });
    },
    onError: (error) =>
      toast({
        title: 'Uitloggen is niet gelukt',
        description: errorDetail(error, 'De winkel is niet bereikbaar. Probeer het opnieuw.'),
        severity: 'high',
      }),
  });
}
