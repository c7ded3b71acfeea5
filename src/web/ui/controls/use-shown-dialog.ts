// A native dialog that stands open for as long as it is on the page: it traps the focus, closes with Escape and gives the focus back.

import { type RefObject, useEffect, useRef } from 'react';

export function useShownDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
