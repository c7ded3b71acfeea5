// Returns true when the page's scripts run in the browser. Controls that need scripts are disabled until
// then.

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
