// Reads a list's state from the address and writes it back, so that every view can be bookmarked, shared and
// revisited.

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListChange, type ListShape, readList, writeList } from './list-url.ts';

/**
 * Returns the state of a list and a function to change it. `shape` must be the same object on every render.
 */
export function useListState<Filter extends string, Sort extends string>(shape: ListShape<Filter, Sort>) {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const state = useMemo(() => readList(new URLSearchParams(address), shape), [address, shape]);
  const change = useCallback(
    (next: ListChange<Filter, Sort>) =>
      setParameters((before) => writeList(before, shape, next), {
        preventScrollReset: true,
        // Typing in the search replaces the history entry, so that Back leads to the previous page at once.
        replace: 'q' in next,
      }),
    [setParameters, shape],
  );
  return { state, change };
}
