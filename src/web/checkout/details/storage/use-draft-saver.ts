// Connects the draft saver to a mounted form. Every change is saved, and an unsaved change is sent when the
// customer leaves the page.

import { useEffect, useState } from 'react';
import { type DraftToSave, saveDraft } from '../../calls/checkout-calls.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

const logFailure = (error: unknown) => console.warn('Draft not saved', error);

/**
 * Returns the draft saver of the form, the same object on every render. `draft` is null while there is
 * nothing to save, and must be the same object while nothing changed.
 */
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
