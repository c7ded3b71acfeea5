// The rows an operator has selected. Only rows on screen can be selected, so that an action never changes a
// row the operator does not see.

import { useMemo, useState } from 'react';

export type Selection = {
  ids: ReadonlySet<number>;
  extent: 'none' | 'some' | 'all';
  toggle(id: number): void;
  /** Selects all rows of the list on screen; selects none when all are selected already. */
  toggleAll(): void;
  clear(): void;
};

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Returns the rows an operator has selected in a list, and functions to change the selection; `visible` are
 * the ids of the rows on screen, in any order.
 */
export function useSelection(visible: readonly number[]): Selection {
  const [chosen, setChosen] = useState(NOTHING);
  const key = visible.join();
  return useMemo(() => {
    const onScreen = key === '' ? [] : key.split(',').map(Number);
    const ids = new Set(onScreen.filter((id) => chosen.has(id)));
    const extent = ids.size === 0 ? 'none' : ids.size === onScreen.length ? 'all' : 'some';
    return {
      ids,
      extent,
      toggle: (id) => setChosen(toggled(ids, id)),
      toggleAll: () => setChosen(extent === 'all' ? NOTHING : new Set(onScreen)),
      clear: () => setChosen(NOTHING),
    };
  }, [chosen, key]);
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
