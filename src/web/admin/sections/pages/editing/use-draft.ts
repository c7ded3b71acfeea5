// A page while it is written. What is typed is kept in this browser at once and by the shop after a pause;
// every step can be taken back; and when somebody else was first, whoever writes decides whose words stay.

import { useEffect, useEffectEvent } from 'react';
import type { EditedPage, PageContent } from '#modules/pages/contract.ts';
import { forgetTyped, keepTyped } from '../../../shared/articles/kept-typing.ts';
import { withValue } from './places.ts';
import { keptAs, useSaving } from './use-saving.ts';
import { useSteps } from './use-steps.ts';

const KEEP_MS = 300;
const SAVE_MS = 1500;

export type Draft = ReturnType<typeof useDraft>;

export function useDraft(page: EditedPage) {
  const steps = useSteps<PageContent>(page.draft);
  const { content, latest, show, undo, redo } = steps;
  const { took, isStored, forget, fetchNewest, ...saving } = useSaving(page, latest);
  const isSaved = isStored(content);
  const isHeld = saving.state === 'conflict';
  useKeeping({
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
    // What was wrong or refused may have been taken back.
    state: isSaved ? ('saved' as const) : saving.state,
    /**
     * `about` is the field that is typed in, whose letters are one step; null for what is a step of its own.
     */
    change(path: string, value: unknown, about: string | null = path) {
      forget(path);
      show(withValue(latest(), path, value), about);
    },
    /** Something else altogether, such as what was kept from before. */
    replace: (next: PageContent) => show(next),
    /** The shop made something else of it: it went back to a version, or published. */
    adopt(answer: EditedPage) {
      const isSame = JSON.stringify(answer.draft) === JSON.stringify(latest());
      if (!isSame) show(answer.draft);
      took(answer, latest());
    },
    /**
     * After a conflict: `mine` is written over what the other wrote; else theirs is shown, and taking it back
     * gives mine.
     */
    async settle(whose: 'mine' | 'theirs'): Promise<void> {
      const newest = await fetchNewest();
      if (whose === 'theirs') show(newest.draft);
      await saving.save();
    },
  };
}

type Keeping = {
  content: PageContent;
  isSaved: boolean;
  isHeld: boolean;
  /** Something was done since the page was opened. */
  hasSteps: boolean;
  id: number;
  save(): Promise<boolean>;
};

function keepHere(id: number, content: PageContent): void {
  keepTyped(keptAs(id), { at: new Date().toISOString(), values: { content } });
}

/** Kept here at once, by the shop after a pause, and when the page is left. */
function useKeeping({ content, isSaved, isHeld, hasSteps, id, save }: Keeping): void {
  const saveNow = useEffectEvent(() => void save());
  const keepNow = useEffectEvent(() => {
    if (!isSaved) keepHere(id, content);
  });
  useEffect(() => {
    if (isSaved) {
      if (hasSteps) forgetTyped(keptAs(id));
      return;
    }
    const keep = setTimeout(() => keepHere(id, content), KEEP_MS);
    const send = isHeld ? undefined : setTimeout(saveNow, SAVE_MS);
    return () => {
      clearTimeout(keep);
      clearTimeout(send);
    };
  }, [content, isSaved, isHeld, hasSteps, id]);
  useEffect(() => () => saveNow(), []);
  useEffect(() => {
    // A window that is closed gives no time to save.
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
