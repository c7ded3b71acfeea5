// A sheet over the checkout: what it is about, and below everything the way out, which waits while a payment is under way.

import { type ReactNode, useId } from 'react';
import { ShownDialog } from '#web/ui/controls/shown-dialog.tsx';

type SheetProps = { title: string; closeLabel: string; busy: boolean; onClose(): void; children: ReactNode };

export function Sheet({ title, closeLabel, busy, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <ShownDialog className="co-sheet" aria-labelledby={titleId} busy={busy} onClose={onClose}>
      <h2 id={titleId} className="text-[1.375rem] font-bold">
        {title}
      </h2>
      {children}
      <button
        type="button"
        className="mt-2.5 block min-h-11 w-full cursor-pointer underline underline-offset-3"
        disabled={busy}
        onClick={onClose}
      >
        {closeLabel}
      </button>
    </ShownDialog>
  );
}
