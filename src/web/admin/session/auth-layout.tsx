// The card in the middle of an otherwise empty page: logging in, what comes before the back-office opens, its
// last resort.

import type { ReactNode } from 'react';

/** Fields and buttons are as large as a thumb needs. */
const CARD =
  'grid gap-3.5 rounded-xl border border-hairline bg-surface p-7 max-md:p-5 [&_h1]:-mb-2.5 [&_:is(input,.btn)]:min-h-11 [&_:is(input,.btn)]:text-[1rem] [&_.badge]:justify-self-start';

/** What makes a form of its own the card. */
export const AUTH_CARD_CLASS = `${CARD} w-[min(100%,22rem)]`;

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4" id="admin-main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** `wide` holds a panel too. */
export function AuthCard({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? `${CARD} w-[min(100%,30rem)] [&_.panel]:mb-0` : AUTH_CARD_CLASS}>{children}</div>
  );
}
