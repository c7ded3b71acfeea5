// One entry of a description list: a label and its value.

import type { ComponentProps, ReactNode } from 'react';

type DetailProps = Omit<ComponentProps<'dd'>, 'className'> & { label: ReactNode; className?: string };

/** A label and its value. `className` applies to the element around both, the other props to the value. */
export function Detail({ label, className, ...value }: DetailProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd {...value} />
    </div>
  );
}
