// The layout of the mail editor: text fields and preview side by side when the screen is wide enough.

import type { ReactNode } from 'react';

const SIDE_BY_SIDE =
  'mail-editor grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-6 max-lg:grid-cols-2 max-lg:gap-5 max-md:grid-cols-1';

/** The editor's layout: fields first, then the preview. Set `hasMail` to false while there is no preview. */
export function MailEditor({ hasMail = true, children }: { hasMail?: boolean; children: ReactNode }) {
  return <div className={hasMail ? SIDE_BY_SIDE : ''}>{children}</div>;
}

/** The preview pane; it stays in sight while the fields scroll. */
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

/** The details above a mail: subject, recipient, attachments. */
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
