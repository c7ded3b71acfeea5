// The form element around the customer's details. Enter moves to the next missing field; only the order
// button places an order. Typing closes all open toasts.

import type { ReactNode } from 'react';
import { closeAllToasts } from '#web/ui/toast/toast-store.ts';

/** Id of the form element around the customer's details, for a submit button elsewhere on the page. */
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
