// The page that is written, for the fields that write it.

import { createContext, type RefObject, useContext } from 'react';
import type { PageContent } from '#modules/pages/contract.ts';

type DraftPlace = {
  content: PageContent;
  /** `about` is the field that is typed in; null for what is a step of its own. */
  change(path: string, value: unknown, about?: string | null): void;
  problemAt(path: string): string | undefined;
  /** What is to be looked at again there: words that promise much, variables that are empty today. */
  notesAt(path: string): readonly string[];
  /** How many there are in the fields below that place. */
  problemsIn(path: string): number;
  claimsIn(path: string): number;
  emptyVariablesIn(path: string): number;
  /** Somebody was in the field and left it: what is missing there may be said. */
  markTouched(path: string): void;
  mayWrite: boolean;
  /** The field that gets the focus as soon as it is there. */
  focusPath: RefObject<string | null>;
};

const DraftContext = createContext<DraftPlace | null>(null);
export const DraftPlace = DraftContext.Provider;

export function useDraftContext(): DraftPlace {
  const place = useContext(DraftContext);
  if (!place) throw new Error('A field of a page stands in its editor');
  return place;
}
