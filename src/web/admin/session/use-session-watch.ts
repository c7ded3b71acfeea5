// A session can end while a page is open. The first answer that says so brings the login screen, at the same address.

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#web/client/api-client.ts';

export function useSessionWatch(client: QueryClient, loggedIn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!loggedIn) return;
    const judge = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void revalidate();
    };
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client, loggedIn, revalidate]);
}
