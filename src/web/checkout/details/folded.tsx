// Fields that are folded away behind one line. They stay in the page, for what a browser or a password
// manager fills in, and open by themselves when the focus comes to one.

import type { ReactNode } from 'react';
import { useHydrated } from '#web/client/use-hydrated.ts';

type FoldedProps = { folded: boolean; onOpen(): void; className: string; children: ReactNode };

export function Folded({ folded, onOpen, className, children }: FoldedProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
    <div className={folded ? 'sr-only' : className} onFocus={onOpen}>
      {children}
    </div>
  );
}

/** The fields behind the line are out of the order of Tab while it stands there. */
export const foldedField = (folded: boolean) => (folded ? { tabIndex: -1 } : {});

type FoldedLineProps = {
  /** What can be changed, for who does not see the line. */
  subject: string;
  /** The field the focus goes to. */
  opens: string;
  onOpen(): void;
  children: ReactNode;
};

/** What is filled in, in one line, and the way to change it. */
export function FoldedLine({ subject, opens, onOpen, children }: FoldedLineProps) {
  return (
    <p className="col-span-6 flex min-h-12 items-center justify-between gap-3 rounded-lg bg-paper px-3.5 text-small leading-[1.4]">
      <span className="min-w-0 py-2 wrap-anywhere">{children}</span>
      <button
        type="button"
        className="min-h-11 flex-none cursor-pointer px-1 underline underline-offset-3"
        disabled={!useHydrated()}
        onClick={() => {
          onOpen();
          document.getElementById(opens)?.focus();
        }}
      >
        Wijzig<span className="sr-only">{` ${subject}`}</span>
      </button>
    </p>
  );
}
