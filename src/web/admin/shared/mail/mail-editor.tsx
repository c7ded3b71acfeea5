// The editor of a mail: its words and the mail they make side by side where there is room.

import type { ReactNode } from 'react';

const SIDE_BY_SIDE =
  'mail-editor grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-6 max-lg:grid-cols-2 max-lg:gap-5 max-md:grid-cols-1';

/** The words first, the mail after them; the dialog is as wide as that once there is a mail. */
export function MailEditor({ hasMail = true, children }: { hasMail?: boolean; children: ReactNode }) {
  return <div className={hasMail ? SIDE_BY_SIDE : ''}>{children}</div>;
}

/** It stays in sight while the words are scrolled. */
export function MailPane({ children }: { children: ReactNode }) {
  return (
    <section
      className="sticky top-0 flex min-w-0 flex-col gap-3 self-start max-md:static"
      aria-label="Voorbeeld"
    >
      {children}
    </section>
  );
}

/** What stands above a mail: its subject, to whom it goes, what goes with it. */
export function MailHead({ details }: { details: readonly (readonly [name: string, detail: ReactNode])[] }) {
  return (
    <dl className="grid gap-1">
      {details.map(([name, detail]) => (
        <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-quiet">{name}</dt>
          <dd className="wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
