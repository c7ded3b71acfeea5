// The state of a page being edited. Changes are stored in this browser at once and on the server after a
// pause; every change can be undone. After an edit conflict the operator chooses which version to keep.

import { useEffect, useEffectEvent } from 'react';
import type { EditedPage, PageContent } from '#modules/pages/contract.ts';
import { clearUnsavedChanges, saveUnsavedChanges } from '../../../shared/articles/unsaved-changes.ts';
import { withValue } from './content-paths.ts';
import { pageStorageId, useAutosave } from './use-autosave.ts';
import { useUndoHistory } from './use-undo-history.ts';

const LOCAL_SAVE_DELAY_MS = 300;
const AUTOSAVE_DELAY_MS = 1500;

export type Draft = ReturnType<typeof useDraft>;

export function useDraft(page: EditedPage) {
  const steps = useUndoHistory<PageContent>(page.draft);
  const { content, latest, show, undo, redo } = steps;
  const { markSaved, isStored, forget, fetchNewest, ...saving } = useAutosave(page, latest);
  const isSaved = isStored(content);
  const isHeld = saving.state === 'conflict';
  useAutosaveTimers({
    content,
    isSaved,
    isHeld,
    hasSteps: undo !== null || redo !== null,
    id: page.id,
    save: saving.save,
  });
  return {
    ...saving,
    content,
    isSaved,
    undo,
    redo,
    // The content may equal the saved content again, after undo of a wrong or refused change.
    state: isSaved ? ('saved' as const) : saving.state,
    /**
     * Changes the value at `path` in the edited page. `about` names the field that is being typed in; all its
     * keystrokes are one undo step. With null, the change is an undo step of its own.
     */
    change(path: string, value: unknown, about: string | null = path) {
      forget(path);
      show(withValue(latest(), path, value), about);
    },
    /**
     * Replaces the whole content of the edited page as one undo step, for instance by text restored from this
     * browser.
     */
    replace: (next: PageContent) => show(next),
    /**
     * Replaces the content of the edited page by the content in an answer of the server, after an earlier
     * version was restored or the page was published.
     */
    adopt(answer: EditedPage) {
      const isSame = JSON.stringify(answer.draft) === JSON.stringify(latest());
      if (!isSame) show(answer.draft);
      markSaved(answer, latest());
    },
    /**
     * Settles an edit conflict. `mine` overwrites the other operator's version; `theirs` shows the other
     * operator's version, and undo brings back this operator's changes.
     */
    async settle(whose: 'mine' | 'theirs'): Promise<void> {
      const newest = await fetchNewest();
      if (whose === 'theirs') show(newest.draft);
      await saving.save();
    },
  };
}

type AutosaveOptions = {
  content: PageContent;
  isSaved: boolean;
  isHeld: boolean;
  /**
   * True when the operator can undo or redo a step, so the page was changed since it was opened. The text
   * kept in this browser is deleted once the page is saved; without a step it is kept, because the operator
   * may still want to restore it.
   */
  hasSteps: boolean;
  id: number;
  save(): Promise<boolean>;
};

function saveLocally(id: number, content: PageContent): void {
  saveUnsavedChanges(pageStorageId(id), { at: new Date().toISOString(), values: { content } });
}

/**
 * Saves changes to this browser after a short delay, and to the server after a pause in typing and when the
 * operator leaves the page. During an edit conflict (`isHeld`) the pause saves nothing to the server.
 */
function useAutosaveTimers({ content, isSaved, isHeld, hasSteps, id, save }: AutosaveOptions): void {
  const saveNow = useEffectEvent(() => void save());
  const saveLocallyNow = useEffectEvent(() => {
    if (!isSaved) saveLocally(id, content);
  });
  useEffect(() => {
    if (isSaved) {
      if (hasSteps) clearUnsavedChanges(pageStorageId(id));
      return;
    }
    const localTimer = setTimeout(() => saveLocally(id, content), LOCAL_SAVE_DELAY_MS);
    const serverTimer = isHeld ? undefined : setTimeout(saveNow, AUTOSAVE_DELAY_MS);
    return () => {
      clearTimeout(localTimer);
      clearTimeout(serverTimer);
    };
  }, [content, isSaved, isHeld, hasSteps, id]);
  useEffect(() => () => saveNow(), []);
  useEffect(() => {
    // A window that is being closed has no time to save to the server.
    const handlePageHide = () => saveLocallyNow();
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);
}
