// j and k walk through the rows of a list by moving the real focus, so Enter opens what is focused and nothing
// has to be remembered; other letters act on the row that holds the focus.

import { type RefObject, useEffect, useRef } from 'react';
import { focusedPlace, isCovered, nextRow, plainShortcut } from '../../shell/keys/shortcuts.ts';

/**
 * `onKey` gets the id of the focused row for letters other than j and k, and answers whether the press was its own;
 * `onEscape`, when nothing lies over the page, whether there was something to let go of.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  onKey: (key: string, rowId: number) => boolean,
  onEscape: () => boolean,
) {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const focused = document.activeElement;
      const dialogOpen = isCovered();
      const key = plainShortcut(event, focusedPlace(), dialogOpen);
      if (key === null || !list.current) return;
      if (key === 'Escape') {
        if (onEscape()) event.preventDefault();
        return;
      }
      const links = [...list.current.querySelectorAll<HTMLElement>('[data-row-link]')];
      const rows = links.map((link) => link.closest('[data-row]'));
      const current = rows.findIndex((row) => row?.contains(focused));
      if (key === 'j' || key === 'k') {
        // With two lists on a page the keys belong to the one that holds the focus, else to the first.
        if (current < 0 && !isFirstList(list.current, focused)) return;
        const link = links[nextRow(current, key === 'j' ? 1 : -1, links.length)];
        link?.focus();
        link?.scrollIntoView({ block: 'nearest' });
        event.preventDefault();
        return;
      }
      const rowId = Number(rows[current]?.getAttribute('data-row'));
      // Else the letter would be typed into the field that a dialog focuses.
      if (Number.isInteger(rowId) && current >= 0 && onKey(key, rowId)) event.preventDefault();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [list, onKey, onEscape]);
}

function isFirstList(list: HTMLElement, focused: Element | null): boolean {
  if (focused?.closest('[data-row]')) return false;
  const first = document.querySelector('[data-row]');
  return first === null || list.contains(first);
}

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
