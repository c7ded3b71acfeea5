// The shortcut keys of the back-office. A key press is no shortcut while somebody types in a field, together
// with a modifier key, or while a dialog is open.

import { href, type Page } from '#shared/href.ts';

export type Shortcut = { keys: string; label: string };

/**
 * A group of shortcuts. `on` says where they work: on one page, on pages with rows (`lists`), or on pages
 * with rows that can be reordered (`orders`); without `on` they work everywhere.
 */
type ShortcutGroup = { title: string; on?: Page | 'lists' | 'orders'; items: readonly Shortcut[] };

/** The shortcuts listed in the `?` dialog, apart from the actions of the current page. */
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

/**
 * The properties of the focused element that tell whether it uses letters itself, as a text field does; null
 * when no element has the focus.
 */
export type FocusedElement = { tagName: string; isContentEditable?: boolean } | null;

/**
 * Returns the key of a key press that may be a shortcut. Null with a modifier key, in a text field, and while
 * a dialog is open.
 */
export function plainShortcut(press: KeyPress, focused: FocusedElement, dialogOpen: boolean): string | null {
  if (dialogOpen || press.defaultPrevented || press.isComposing) return null;
  if (press.metaKey || press.ctrlKey || press.altKey) return null;
  if (focused?.isContentEditable) return null;
  if (focused && ['INPUT', 'TEXTAREA', 'SELECT'].includes(focused.tagName.toUpperCase())) return null;
  return press.key;
}

/** True when a dialog or menu covers the page, which then receives the keys. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null;

/**
 * The element with the focus. Null for a checkbox, because an operator cannot type in it, although it is an
 * input.
 */
export function focusedPlace(): FocusedElement {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.type === 'checkbox') return null;
  return focused instanceof HTMLElement ? focused : null;
}

/** The pages opened by the key `g` followed by another letter. */
const PLACES: Readonly<Record<string, string>> = { p: href('/admin/packing') };

/** The path of the page a two-letter shortcut opens; null for other letters. */
export const placeOfKeys = (first: string, second: string): string | null =>
  first === 'g' ? (PLACES[second] ?? null) : null;

/**
 * True when the key press opens the command palette: ⌘K on a Mac, Ctrl K elsewhere. The shortcut also works
 * while an operator types.
 */
export function isPaletteKey(press: KeyPress): boolean {
  return press.key.toLowerCase() === 'k' && press.metaKey !== press.ctrlKey && !press.altKey;
}

/**
 * The index of the row that j (`step` 1) or k (-1) moves to in a list of `count` rows; it stays within the
 * list. With -1 as `current`, because no row has the focus, j moves to the first row and k to the last. The
 * result is -1 for an empty list.
 */
export function nextRow(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}
