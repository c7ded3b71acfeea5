// Keyboard control of a list. The keys j and k move the focus through the rows, so that Enter opens the
// focused row; other letters act on that row.

import { type RefObject, useEffect, useRef } from 'react';
import { focusedPlace, isCovered, nextRow, plainShortcut } from '../../shell/keys/shortcuts.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/**
 * Handles keys in a list. `onKey` gets the id of the focused row for letters other than j and k, and returns
 * true when it handled the letter. `onEscape` is called when no dialog covers the page, and returns true when
 * it handled the key, for example by clearing the selection.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  onKey: (key: string, rowId: number) => boolean,
  onEscape: () => boolean,
) {
  useEffect(() => {
    function press(key: string, element: HTMLElement): boolean {
      if (key === 'Escape') return onEscape();
      const step = STEPS[key];
      if (step) return focusNext(element, step);
      const rowId = focusedRowId(element);
      return rowId !== null && onKey(key, rowId);
    }
    function handle(event: KeyboardEvent) {
      const key = plainShortcut(event, focusedPlace(), isCovered());
      if (key === null || !list.current) return;
      // Otherwise the letter would be typed into the field that an opened dialog focuses.
      if (press(key, list.current)) event.preventDefault();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [list, onKey, onEscape]);
}

/** The rows of a list with their links, and the index of the row with the focus; -1 for none. */
function rowsOf(list: HTMLElement) {
  const focused = document.activeElement;
  const links = [...list.querySelectorAll<HTMLElement>('[data-row-link]')];
  const rows = links.map((link) => link.closest('[data-row]'));
  return { links, rows, current: rows.findIndex((row) => row?.contains(focused)) };
}

function focusedRowId(list: HTMLElement): number | null {
  const { rows, current } = rowsOf(list);
  const row = rows[current];
  const id = Number(row?.getAttribute('data-row'));
  return row && Number.isInteger(id) ? id : null;
}

/**
 * Moves the focus one row down or up. When a page has two lists, the keys act on the list with the focus,
 * else on the first list. Returns false when this list is not that list.
 */
function focusNext(list: HTMLElement, step: 1 | -1): boolean {
  const { links, current } = rowsOf(list);
  if (current < 0 && !isFirstList(list)) return false;
  const link = links[nextRow(current, step, links.length)];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return true;
}

function isFirstList(list: HTMLElement): boolean {
  if (document.activeElement?.closest('[data-row]')) return false;
  const first = document.querySelector('[data-row]');
  return first === null || list.contains(first);
}

/** Moves the focus to the first row when the focused row disappears. `rows` are the rows on screen. */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
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
