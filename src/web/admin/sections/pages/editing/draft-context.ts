// The React context through which the fields of the editor read and change the page.

import { createContext, type RefObject, useContext } from 'react';
import type { PageContent } from '#modules/pages/contract.ts';

type DraftPlace = {
  content: PageContent;
  /**
   * Changes the value at `path`. `about` names the field that is being typed in; all its keystrokes are one
   * undo step. With null, the change is an undo step of its own.
   */
  change(path: string, value: unknown, about?: string | null): void;
  problemAt(path: string): string | undefined;
  /**
   * The warnings at `path`: phrases that promise more than the shop may, and variables that are empty today.
   */
  notesAt(path: string): readonly string[];
  /**
   * The number of problems shown at `path` and below it. Problems of fields the operator has not left are not
   * shown yet.
   */
  problemsIn(path: string): number;
  claimsIn(path: string): number;
  emptyVariablesIn(path: string): number;
  /** Records that the operator left the field at `path`; its problems are shown from then on. */
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
