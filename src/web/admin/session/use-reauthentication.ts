// Opens the proof dialog when the shop refuses an action until the operator proves who they are; after the
// proof the same call is repeated.

import { useEffect, useState } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { onRefusal } from '#web/client/retry-after-login.ts';

/**
 * Handles `proof_required` refusals while an operator is logged in. `isOpen`: show the proof dialog; call
 * `answer` with whether the proof was given.
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
