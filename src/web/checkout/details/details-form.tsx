// The form around the details: Enter in a field goes on to what is still missing; only the order button
// orders. Whoever goes on typing has read what a message over the page said.

import type { ReactNode } from 'react';
import { closeAllToasts } from '#web/ui/toast/toast-store.ts';

/** For a button of it that stands elsewhere on the page. */
export const DETAILS_FORM = 'gegevens';

export function DetailsForm({ goOn, children }: { goOn(): Promise<void>; children: ReactNode }) {
  return (
    <form
      id={DETAILS_FORM}
      noValidate
      aria-label="Je gegevens"
      onInput={closeAllToasts}
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      {children}
    </form>
  );
}
