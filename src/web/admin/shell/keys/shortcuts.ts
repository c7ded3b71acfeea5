// The shortcut keys of the back-office. A key press is not a shortcut while somebody types, with another
// modifier key, or behind an open dialog.

import { href, type Page } from '#shared/href.ts';

export type Shortcut = { keys: string; label: string };

/**
 * A group of shortcuts. `on` is the place they work: a page, pages with rows (`lists`), or pages with rows
 * that can be reordered (`orders`); everywhere when left out.
 */
type ShortcutGroup = { title: string; on?: Page | 'lists' | 'orders'; items: readonly Shortcut[] };

/** The shortcuts the `?` dialog lists, besides the actions of the page. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Overal',
    items: [
      { keys: '⌘K / Ctrl K', label: 'Zoeken, en alles wat je kunt doen' },
      { keys: 'g p', label: 'Naar Inpakken' },
      { keys: '?', label: 'Deze lijst' },
      { keys: 'Esc', label: 'Sluiten' },
    ],
  },
  {
    title: 'In de lijst',
    on: 'lists',
    items: [
      { keys: 'j / k', label: 'Volgende, vorige rij' },
      { keys: 'Enter', label: 'Rij openen' },
      { keys: 'e', label: 'Bewerken' },
      { keys: 'x', label: 'Rij kiezen, waar dat kan' },
      { keys: '/', label: 'Naar het zoekveld' },
    ],
  },
  {
    title: 'In een lijst met een eigen volgorde',
    on: 'orders',
    items: [
      { keys: 'Alt ↑ / Alt ↓', label: 'Regel omhoog, omlaag' },
      { keys: 'Ctrl Z / Ctrl ⇧ Z', label: 'Ongedaan maken, opnieuw' },
    ],
  },
  {
    title: 'Bij een bestelling in de lijst',
    on: '/admin/orders',
    items: [
      { keys: 's', label: 'Verzenden' },
      { keys: 'l', label: 'Label' },
      { keys: 'm', label: 'E-mail versturen' },
    ],
  },
  {
    title: 'Bij een review in de lijst',
    on: '/admin/reviews',
    items: [
      { keys: 'p', label: 'Publiceren' },
      { keys: 'r', label: 'Afwijzen' },
    ],
  },
];

export type KeyPress = {
  key: string;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  isComposing?: boolean;
  defaultPrevented?: boolean;
};

/** The element with the focus: it may accept typed text, or listen to letters itself; null for none. */
export type FocusedElement = { tagName: string; isContentEditable?: boolean } | null;

/**
 * The letter of a shortcut without modifier keys; null when the key press belongs to a field, a dialog or the
 * browser.
 */
export function plainShortcut(press: KeyPress, focused: FocusedElement, dialogOpen: boolean): string | null {
  if (dialogOpen || press.defaultPrevented || press.isComposing) return null;
  if (press.metaKey || press.ctrlKey || press.altKey) return null;
  if (focused?.isContentEditable) return null;
  if (focused && ['INPUT', 'TEXTAREA', 'SELECT'].includes(focused.tagName.toUpperCase())) return null;
  return press.key;
}

/** Whether a dialog or menu covers the page; it then receives the keys. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null;

/** The element with the focus. Null for a checkbox: it is an input, but nobody types in it. */
export function focusedPlace(): FocusedElement {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.type === 'checkbox') return null;
  return focused instanceof HTMLElement ? focused : null;
}

/** The pages `g` followed by a letter leads to. */
const PLACES: Readonly<Record<string, string>> = { p: href('/admin/packing') };

/** The page of a two-letter shortcut; null when there is none. */
export const placeOfKeys = (first: string, second: string): string | null =>
  first === 'g' ? (PLACES[second] ?? null) : null;

/** Whether a key press opens the palette: ⌘K on a Mac, Ctrl K elsewhere. It works while typing too. */
export function isPaletteKey(press: KeyPress): boolean {
  return press.key.toLowerCase() === 'k' && press.metaKey !== press.ctrlKey && !press.altKey;
}

/**
 * The row j or k leads to in a list of `count` rows; it stops at both ends. `current` and the result are -1
 * when no row is selected.
 */
export function nextRow(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}
