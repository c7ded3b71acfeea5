// The context that gives the fields access to the page being edited.

import { createContext, type RefObject, useContext } from 'react';
import type { PageContent } from '#modules/pages/contract.ts';

type DraftPlace = {
  content: PageContent;
  /**
   * Changes the value at `path`. `about` is the field being typed in, whose keystrokes are one undo step;
   * null makes this change a step of its own.
   */
  change(path: string, value: unknown, about?: string | null): void;
  problemAt(path: string): string | undefined;
  /** Warnings at `path`: words that promise too much, and variables that are empty today. */
  notesAt(path: string): readonly string[];
  /** The number of problems at `path` and below it. */
  problemsIn(path: string): number;
  claimsIn(path: string): number;
  emptyVariablesIn(path: string): number;
  /** Records that the operator left the field, so that its problems may be shown. */
  markTouched(path: string): void;
  mayWrite: boolean;
  /** The path of the field that takes the focus as soon as it is rendered; null for none. */
  focusPath: RefObject<string | null>;
};

const DraftContext = createContext<DraftPlace | null>(null);
export const DraftPlace = DraftContext.Provider;

export function useDraftContext(): DraftPlace {
  const place = useContext(DraftContext);
  if (!place) throw new Error('A field of a page stands in its editor');
  return place;
}
