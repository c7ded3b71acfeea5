// Handles a session that ends while a page is open. An operator with an open dialog or unsaved input logs in
// through a dialog on top of the page and continues; otherwise the login screen appears at the same address.

import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#web/client/api-client.ts';
import { onRefusal } from '#web/client/retry-after-login.ts';

/**
 * Handles `not_logged_in` refusals while an operator is logged in. While `isOpen` is true, show the log-in
 * dialog and then call `answer`: true when the operator logged in, false when they cancelled.
 */
export function useSessionExpiry(loggedIn: boolean): { isOpen: boolean; answer(isBack: boolean): void } {
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<((isBack: boolean) => void) | null>(null);
  useEffect(() => {
    if (!loggedIn) return;
    let pending: Promise<boolean> | null = null;
    let wasDismissed = false;
    const stop = onRefusal(async ({ error, isWrite }) => {
      if (!isSessionOver(error)) return false;
      // Queries that poll must not open the dialog again and again.
      if (wasDismissed && !isWrite) return false;
      if (!isWrite && !hasUnsavedWork()) {
        await revalidate();
        return false;
      }
      pending ??= new Promise((resolve) => setAnswer(() => resolve));
      const isBack = await pending;
      pending = null;
      wasDismissed = !isBack;
      return isBack;
    });
    return () => {
      stop();
      setAnswer(null);
    };
  }, [loggedIn, revalidate]);
  return {
    isOpen: answer !== null,
    answer(isBack) {
      setAnswer(null);
      answer?.(isBack);
    },
  };
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'not_logged_in';
}

function hasUnsavedWork(): boolean {
  return document.querySelector('dialog[open], [data-unsaved]') !== null;
}
