// The title of a page with its actions beside it.

import type { ReactNode } from 'react';

export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1>{title}</h1>
      {children ? <div className="flex flex-wrap items-center gap-1.5">{children}</div> : null}
    </header>
  );
}
