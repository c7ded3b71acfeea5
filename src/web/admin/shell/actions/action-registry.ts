// What the page on screen can do at this moment: every action that is drawn says so here, for the palette,
// the letters and the list of keys.

import type { LucideIcon } from 'lucide-react';

export type RegisteredAction = {
  /** As the button carries it: `ship`. */
  command: string;
  label: string;
  icon: LucideIcon;
  /** Other words people use for it. */
  words?: string | undefined;
  /** A letter that does it from anywhere on the page. */
  letter?: string | undefined;
  press(): void;
};

type Read = () => RegisteredAction | null;

const known = new Set<Read>();

/** Answers how to forget it again. */
export function registerAction(read: Read): () => void {
  known.add(read);
  return () => void known.delete(read);
}

/** In the order in which they came to the page; without those that cannot be pressed now. */
export function registeredActions(): RegisteredAction[] {
  return [...known].map((read) => read()).filter((action) => action !== null);
}
