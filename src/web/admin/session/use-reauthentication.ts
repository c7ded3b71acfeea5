// Opens the dialog for password and code when the server refuses an action with `proof_required`. After the
// operator proved their identity, the same request is sent again.

import { useEffect, useState } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { onRefusal } from '#web/client/retry-after-login.ts';

/**
 * Handles `proof_required` refusals while an operator is logged in. While `isOpen` is true, show the dialog
 * for password and code and then call `answer`: true when the operator proved their identity, false when they
 * cancelled.
 */
export function useReauthentication(loggedIn: boolean): {
  isOpen: boolean;
  answer(isConfirmed: boolean): void;
} {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => {
    if (!loggedIn) return;
    let pending: Promise<boolean> | null = null;
    const stop = onRefusal(async ({ error }) => {
      if (!(error instanceof ApiError && error.problem?.code === 'proof_required')) return false;
      pending ??= new Promise((resolve) => setAnswer(() => resolve));
      const isConfirmed = await pending;
      pending = null;
      return isConfirmed;
    });
    return () => {
      stop();
      setAnswer(null);
    };
  }, [loggedIn]);
  return {
    isOpen: answer !== null,
    answer(isConfirmed) {
      setAnswer(null);
      answer?.(isConfirmed);
    },
  };
}
