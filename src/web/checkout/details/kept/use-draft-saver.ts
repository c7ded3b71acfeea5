// Ties the draft saver to a mounted form: every change goes in, and what waits is sent when the page is left.

import { useEffect, useState } from 'react';
import { type DraftToSave, saveDraft } from '../../calls/checkout-calls.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

const logFailure = (error: unknown) => console.warn('Draft not saved', error);

export function useDraftSaver({ sessionId, variant, couponCode, details }: DraftToSave): DraftSaver {
  const [saver] = useState(() => createDraftSaver(saveDraft, logFailure));

  useEffect(() => {
    saver.change({ sessionId, variant, couponCode, details });
  }, [saver, sessionId, variant, couponCode, details]);

  useEffect(() => {
    const leave = () => void saver.flush();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [saver]);

  return saver;
}
