// A modal dialog over the checkout, with a title and a close button that is disabled during a payment.

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '#web/ui/controls/modal-dialog.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';

type SheetProps = { title: string; closeLabel: string; busy: boolean; onClose(): void; children: ReactNode };

export function Sheet({ title, closeLabel, busy, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <ModalDialog className="co-sheet" aria-labelledby={titleId} busy={busy} onClose={onClose}>
      <h2 id={titleId} className="pr-9 text-[1.375rem] font-bold">
        {title}
      </h2>
      {children}
      <Toaster />
      {/* The last to be reached by the keyboard, as Escape does the same. */}
      <button
        type="button"
        className="absolute top-4 right-3 grid size-11 cursor-pointer place-items-center disabled:opacity-55"
        disabled={busy}
        onClick={onClose}
      >
        <X size="1.25em" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </ModalDialog>
  );
}
