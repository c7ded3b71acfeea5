// A card in the middle of an otherwise empty page, for the log-in, the required steps after it, and the error
// page.

import type { ReactNode } from 'react';

/**
 * Class names of the card with the log-in form. Its fields and buttons are large enough to be pressed with a
 * thumb.
 */
const CARD =
  'grid gap-3.5 rounded-xl border border-hairline bg-surface p-7 max-md:p-5 [&_h1]:-mb-2.5 [&_:is(input,.btn)]:min-h-11 [&_:is(input,.btn)]:text-[1rem] [&_.badge]:justify-self-start';

/** Class names for a form that looks like the log-in card. */
export const AUTH_CARD_CLASS = `${CARD} w-[min(100%,22rem)]`;

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4" id="admin-main" tabIndex={-1}>
      {children}
    </main>
  );
}

/**
 * The card for the log-in and the steps after it, such as setting a password. With `wide` it is wide enough
 * for a panel.
 */
export function AuthCard({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? `${CARD} w-[min(100%,30rem)] [&_.panel]:mb-0` : AUTH_CARD_CLASS}>{children}</div>
  );
}
