// One fact of a list: what it is, and what it comes to.

import type { ComponentProps, ReactNode } from 'react';

type DetailProps = Omit<ComponentProps<'dd'>, 'className'> & { label: ReactNode; className?: string };

/** `className` is of both together. */
export function Detail({ label, className, ...value }: DetailProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd {...value} />
    </div>
  );
}
