// A list of details, one per line, with the label beside the value.

import type { ReactNode } from 'react';

type DetailListProps = {
  /**
   * Of a list of details: true to leave out its padding, in a place that has its own padding, such as a
   * dialog.
   */
  flush?: boolean;
  children: ReactNode;
};

export function DetailList({ flush = false, children }: DetailListProps) {
  return <dl className={flush ? '@container' : '@container px-4 pb-3'}>{children}</dl>;
}

export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-1.25 @max-[22rem]:grid-cols-[6.75rem_minmax(0,1fr)] @max-[22rem]:gap-2 @max-[15rem]:grid-cols-1 @max-[15rem]:gap-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere [&_a]:underline">{children}</dd>
    </div>
  );
}
