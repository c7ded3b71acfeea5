// The one dialog of the back-office, on the browser's own <dialog>: focus trap, Escape and the inert page behind it
// come with it, and no inline <style> is written, which the Content-Security-Policy of these pages would refuse.

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** `wide` is for editors with a preview beside the fields. */
export type ModalSize = 'small' | 'medium' | 'large' | 'wide';

type ModalProps = {
  title: string;
  onClose(): void;
  children: ReactNode;
  size?: ModalSize;
  role?: 'dialog' | 'alertdialog';
  /** Text under the title. */
  intro?: ReactNode;
};

/** Open as long as it is mounted. The focus goes to `[data-initial-focus]`, and back to where it was on closing. */
export function Modal({ title, onClose, children, size = 'medium', role = 'dialog', intro }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const introId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const first = dialog.querySelector('[data-initial-focus]');
    if (first instanceof HTMLElement) first.focus();
    return () => {
      dialog.close();
      restoreFocus(opener);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={`modal modal-${size}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={intro ? introId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it on its own at a second Escape; the owner has to know.
      onClose={() => {
        if (ref.current && !ref.current.open) onClose();
      }}
    >
      <header className="flex flex-none items-start justify-between gap-4 border-b border-hairline pt-3.5 pr-3 pb-3 pl-5">
        <div className={`min-w-0 wrap-anywhere ${intro ? '' : 'self-center'}`}>
          <h2 id={titleId} className="text-[0.9375rem]">
            {title}
          </h2>
          {intro ? (
            <p id={introId} className="text-quiet">
              {intro}
            </p>
          ) : null}
        </div>
        <IconButton label="Sluiten" icon={X} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}

// The opener may be gone, such as a row that was just deleted; then the page itself takes the focus.
function restoreFocus(opener: Element | null): void {
  const target =
    opener?.isConnected && opener !== document.body ? opener : document.querySelector('#admin-main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
