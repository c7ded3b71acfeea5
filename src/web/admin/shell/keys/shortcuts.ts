// The keys of the back-office, and the rule when a key press is one: never while something is typed,
// never together with another modifier, never behind an open dialog.

import { href, type Page } from '#shared/href.ts';

export type Shortcut = { keys: string; label: string };

/**
 * `on` tells where its keys do something: on one page, wherever there are rows, or rows whose order is
 * decided.
 */
type ShortcutGroup = { title: string; on?: Page | 'lists' | 'orders'; items: readonly Shortcut[] };

/** What the `?` dialog lists beside what the page itself can do. */
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

/** What has the focus: a place where keys are text, or a control that listens to letters itself. */
export type FocusedElement = { tagName: string; isContentEditable?: boolean } | null;

/** The letter of a plain shortcut; null when the press belongs to something else. */
export function plainShortcut(press: KeyPress, focused: FocusedElement, dialogOpen: boolean): string | null {
  if (dialogOpen || press.defaultPrevented || press.isComposing) return null;
  if (press.metaKey || press.ctrlKey || press.altKey) return null;
  if (focused?.isContentEditable) return null;
  if (focused && ['INPUT', 'TEXTAREA', 'SELECT'].includes(focused.tagName.toUpperCase())) return null;
  return press.key;
}

/** Something lies over the page, and the keys are its own. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null;

/** What has the focus. The box that chooses a row is an input too, but nothing is typed in it. */
export function focusedPlace(): FocusedElement {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.type === 'checkbox') return null;
  return focused instanceof HTMLElement ? focused : null;
}

/** Where `g` and then a letter lead. */
const PLACES: Readonly<Record<string, string>> = { p: href('/admin/packing') };

/** The page that two letters one after the other lead to. */
export const placeOfKeys = (first: string, second: string): string | null =>
  first === 'g' ? (PLACES[second] ?? null) : null;

/** ⌘K on a Mac, Ctrl K elsewhere; also while typing, because it leads away from it. */
export function isPaletteKey(press: KeyPress): boolean {
  return press.key.toLowerCase() === 'k' && press.metaKey !== press.ctrlKey && !press.altKey;
}

/** Where j and k lead in a list of `count` rows; -1 is "nowhere yet". It stops at both ends. */
export function nextRow(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}
