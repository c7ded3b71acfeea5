// Reads data for a page of the checkout, once for each key and again on request. The query cache of the
// back-office can do more, but is larger than all the forms of the checkout together.

import { useCallback, useEffect, useRef, useState } from 'react';

export type RequestState<T> = {
  /**
   * The last response of the request. It stays during a refetch and after a failed one. Undefined before the
   * first response.
   */
  data: T | undefined;
  isLoading: boolean;
  /** True when the last attempt to load the data failed. */
  isFailed: boolean;
  refetch(): Promise<void>;
};

type State<T> = Omit<RequestState<T>, 'refetch'> & { key: string };

/**
 * Loads data in a component, once for each `key`; nothing is loaded while `enabled` is false. A new `key`
 * discards the previous data. When the first load fails, it is repeated as soon as the browser is online
 * again.
 */
export function useRequest<T>(key: string, load: () => Promise<T>, enabled = true): RequestState<T> {
  const nothing = { key, data: undefined, isLoading: enabled, isFailed: false };
  const [state, setState] = useState<State<T>>(nothing);
  const latestCall = useRef(0);
  const newest = useRef(load);
  newest.current = load;

  const refetch = useCallback(async () => {
    latestCall.current += 1;
    const mine = latestCall.current;
    const put = (news: Partial<State<T>>) => {
      if (latestCall.current !== mine) return;
      setState((before) => {
        const data = before.key === key ? before.data : undefined;
        return { key, data, isLoading: false, isFailed: false, ...news };
      });
    };
    put({ isLoading: true });
    try {
      put({ data: await newest.current() });
    } catch (error) {
      console.warn('No answer', error);
      put({ isFailed: true });
    }
  }, [key]);

  useEffect(() => {
    if (enabled) void refetch();
    // Who asked something else, or left, hears nothing of it any more.
    return () => {
      latestCall.current += 1;
    };
  }, [enabled, refetch]);

  const { data, isLoading, isFailed } = state.key === key ? state : nothing;
  const isLost = isFailed && data === undefined;
  useEffect(() => {
    if (!isLost) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost, refetch]);
  return { data, isLoading, isFailed, refetch };
}
