// Holds back whoever leaves a page on which something was typed and not saved.

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardDialog } from '../../ui/form/discard-dialog.tsx';

export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // Whoever would replace the page has to know.
  if (blocker.state !== 'blocked') return unsaved ? <span hidden data-unsaved /> : null;
  return <DiscardDialog onDiscard={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
