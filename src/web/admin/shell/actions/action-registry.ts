// Registers the actions available on the current page. The command palette, the shortcut letters and the list
// of keys read them from this registry.

import type { LucideIcon } from 'lucide-react';

export type RegisteredAction = {
  /**
   * The name of an action on a back-office page, such as `ship`; also the value of `data-command` on its
   * button.
   */
  command: string;
  label: string;
  icon: LucideIcon;
  /** Synonyms of an action, separated by spaces, by which the command palette (Ctrl K) finds it. */
  words?: string | undefined;
  /**
   * The letter key that starts an action from anywhere on its page; undefined for an action without a key.
   */
  letter?: string | undefined;
  press(): void;
};

type Read = () => RegisteredAction | null;

const known = new Set<Read>();

/**
 * Registers an action and returns a function that unregisters it. `read` returns the current action, or null
 * while it is disabled.
 */
export function registerAction(read: Read): () => void {
  known.add(read);
  return () => void known.delete(read);
}

/** Returns the enabled actions, in the order they were registered. */
export function registeredActions(): RegisteredAction[] {
  return [...known].map((read) => read()).filter((action) => action !== null);
}
