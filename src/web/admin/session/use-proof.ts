// The shop refuses what cannot be taken back until whoever sits here has shown who they are; then the same
// call goes on.

import { useEffect, useState } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { mendRefusals } from '#web/client/mend-refusals.ts';

/** `asking` while the dialog has to be there; `answer` says whether it was given. */
export function useProof(loggedIn: boolean): { asking: boolean; answer(isProven: boolean): void } {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => {
    if (!loggedIn) return;
    let question: Promise<boolean> | null = null;
    const stop = mendRefusals(async ({ error }) => {
      if (!(error instanceof ApiError && error.problem?.code === 'proof_required')) return false;
      question ??= new Promise((resolve) => setAnswer(() => resolve));
      const isProven = await question;
      question = null;
      return isProven;
    });
    return () => {
      stop();
      setAnswer(null);
    };
  }, [loggedIn]);
  return {
    asking: answer !== null,
    answer(isProven) {
      setAnswer(null);
      answer?.(isProven);
    },
  };
}
