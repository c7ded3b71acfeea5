// The form around the details: Enter in a field goes on to what is still missing; only the order button orders.

import type { ReactNode } from 'react';

export function DetailsForm({ goOn, children }: { goOn(): Promise<void>; children: ReactNode }) {
  return (
    <form
      noValidate
      aria-label="Je gegevens"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      {children}
    </form>
  );
}
