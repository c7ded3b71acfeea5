// The actions available on the current page. Every rendered action registers itself here, for the palette,
// the shortcut letters and the list of keys.

import type { LucideIcon } from 'lucide-react';

export type RegisteredAction = {
  /** The value of the button's `data-command`, such as `ship`. */
  command: string;
  label: string;
  icon: LucideIcon;
  /** Synonyms, for the search in the palette. */
  words?: string | undefined;
  /** The shortcut letter, which works anywhere on the page. */
  letter?: string | undefined;
  press(): void;
};

type Read = () => RegisteredAction | null;

const known = new Set<Read>();

/** Registers an action; `read` returns null while it is disabled. Returns a function that unregisters it. */
export function registerAction(read: Read): () => void {
  known.add(read);
  return () => void known.delete(read);
}

/** Returns the enabled actions, in the order they were registered. */
export function registeredActions(): RegisteredAction[] {
  return [...known].map((read) => read()).filter((action) => action !== null);
}
