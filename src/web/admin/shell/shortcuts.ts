// The keys of the back-office, and the rule when a key press is one: never while something is typed,
// never together with another modifier, never behind an open dialog.

export type Shortcut = { keys: string; label: string };

/** What the `?` dialog lists. */
export const SHORTCUTS: readonly { title: string; items: readonly Shortcut[] }[] = [
  {
    title: 'Overal',
    items: [
      { keys: '⌘K / Ctrl K', label: 'Zoeken in pagina’s en bestellingen' },
      { keys: '?', label: 'Deze lijst' },
      { keys: 'Esc', label: 'Sluiten' },
    ],
  },
  {
    title: 'In elke lijst',
    items: [
      { keys: 'j / k', label: 'Volgende, vorige rij' },
      { keys: 'Enter', label: 'Rij openen' },
      { keys: 'e', label: 'Bewerken' },
      { keys: 'x', label: 'Rij kiezen, waar dat kan' },
      { keys: '/', label: 'Naar het zoekveld' },
    ],
  },
  {
    title: 'Bij bestellingen',
    items: [
      { keys: 's', label: 'Verzenden' },
      { keys: 'l', label: 'Label' },
      { keys: 'm', label: 'E-mail versturen' },
    ],
  },
  {
    title: 'Bij reviews',
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
