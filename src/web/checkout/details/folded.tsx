// Fields that are folded behind one line with their values. The fields stay in the page, so that browsers and
// password managers can fill them in. They unfold when one of them gets the focus.

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

/** Returns the input attributes that take a field out of the Tab order while it is folded. */
export const foldedField = (folded: boolean) => (folded ? { tabIndex: -1 } : {});

type FoldedLineProps = {
  /**
   * Of the line that stands for folded fields: their Dutch name, for the screen-reader label of the edit
   * button.
   */
  subject: string;
  /**
   * Of the line that stands for folded fields: the id of the field that gets the focus when the line is
   * unfolded.
   */
  opens: string;
  onOpen(): void;
  children: ReactNode;
};

/** The values of the folded fields on one line, with a button to edit the fields. */
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
