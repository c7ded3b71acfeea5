// Ties the draft saver to a mounted form: every change goes in, and what waits is sent when the page is left.

import { useEffect, useState } from 'react';
import { type DraftToSave, saveDraft } from '../../calls/checkout-calls.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

const logFailure = (error: unknown) => console.warn('Draft not saved', error);

/** Null: nothing to save yet. The same object for as long as nothing changed. */
export function useDraftSaver(draft: DraftToSave | null): DraftSaver {
  const [saver] = useState(() => createDraftSaver(saveDraft, logFailure));

  useEffect(() => {
    if (draft) saver.change(draft);
  }, [saver, draft]);

  useEffect(() => {
    const leave = () => void saver.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // Left within the page, it hears nothing of the window any more.
      leave();
    };
  }, [saver]);

  return saver;
}
