// The React context through which the fields of the editor read and change the page.

import { createContext, type RefObject, useContext } from 'react';
import type { PageContent } from '#modules/pages/contract.ts';

type DraftPlace = {
  content: PageContent;
  /**
   * Changes the value at `path` in the page being edited. `about` names the field that is being typed in; all
   * its keystrokes are one undo step. With null, the change is an undo step of its own.
   */
  change(path: string, value: unknown, about?: string | null): void;
  problemAt(path: string): string | undefined;
  /**
   * Returns the warnings about the text at `path` in the page being edited: phrases that promise more than
   * the shop may, and variables that are empty today. Empty when there are none.
   */
  notesAt(path: string): readonly string[];
  /**
   * Returns the number of problems shown in the page editor at `path` and below it. Problems of fields the
   * operator has not left yet are not shown.
   */
  problemsIn(path: string): number;
  claimsIn(path: string): number;
  emptyVariablesIn(path: string): number;
  /**
   * Records that the operator left the field at `path` in the page editor; its problems are shown from then
   * on.
   */
  markTouched(path: string): void;
  mayWrite: boolean;
  /**
   * In the page editor, the path of the field that takes the focus as soon as it is rendered; null when no
   * field is waiting for the focus.
   */
  focusPath: RefObject<string | null>;
};

const DraftContext = createContext<DraftPlace | null>(null);
export const DraftPlace = DraftContext.Provider;

export function useDraftContext(): DraftPlace {
  const place = useContext(DraftContext);
  if (!place) throw new Error('A field of a page stands in its editor');
  return place;
}
