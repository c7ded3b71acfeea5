// Facts under each other: what each is called, and beside it what it is.

import type { ReactNode } from 'react';

type FactListProps = {
  /** Without the room of a panel around it, as where a dialog has its own. */
  flush?: boolean;
  children: ReactNode;
};

export function FactList({ flush = false, children }: FactListProps) {
  return <dl className={flush ? undefined : 'px-4 pt-1 pb-3'}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-1.25">
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere [&_a]:underline">{children}</dd>
    </div>
  );
}
