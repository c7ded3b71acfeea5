// The focus stays in a list whose focused row goes, by a search or because it was dealt with: else the next letter would
// be heard by nobody.

import { type RefObject, useEffect, useRef } from 'react';

/** `rows` are those on screen, by whose change a row may go. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const wasIn = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasIn.current = target instanceof Node && (list.current?.contains(target) ?? false);
    };
    const leave = ['focusin', 'pointerdown'] as const;
    for (const kind of leave) document.addEventListener(kind, note);
    return () => {
      for (const kind of leave) document.removeEventListener(kind, note);
    };
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows that take the focus with them
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const first = list.current?.querySelector('[data-row-link]');
    if (wasIn.current && isLost && first instanceof HTMLElement) first.focus();
  }, [rows]);
}
