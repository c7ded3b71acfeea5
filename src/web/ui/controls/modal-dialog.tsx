// The browser's own <dialog>, open while it is mounted. It provides the focus trap, Escape and an inert page
// behind it. It writes no inline <style>, which the Content-Security-Policy of these pages would refuse.

import { type ComponentProps, useEffect, useRef } from 'react';

type ModalDialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose'> & {
  /**
   * Of a modal dialog: true while an action runs that closing the dialog would not undo; Escape is then
   * ignored.
   */
  busy?: boolean;
  onClose(): void;
};

/**
 * A modal dialog. Opening moves the focus to `[data-initial-focus]`; closing moves it back to the element
 * that had it before.
 */
export function ModalDialog({ busy = false, onClose, ...rest }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    focusOn(dialog.querySelector('[data-initial-focus]'));
    return () => {
      dialog.close();
      // The opener may be gone, such as a row that was just deleted; then the page itself takes the focus.
      const isThere = opener?.isConnected && opener !== document.body;
      focusOn(isThere ? opener : document.querySelector('main'), { preventScroll: true });
    };
  }, []);

  return (
    <dialog
      {...rest}
      ref={ref}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      // The browser may close it on its own at a second Escape; the owner has to know.
      onClose={() => {
        if (ref.current && !ref.current.open) onClose();
      }}
    />
  );
}

function focusOn(element: Element | null, options?: FocusOptions): void {
  if (element instanceof HTMLElement) element.focus(options);
}
