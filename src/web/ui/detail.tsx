// One entry of a description list: a label and its value.

import type { ComponentProps, ReactNode } from 'react';

type DetailProps = Omit<ComponentProps<'dd'>, 'className'> & { label: ReactNode; className?: string };

/**
 * A label and its value. `className` applies to the element around the label and the value; all other props
 * apply to the value.
 */
export function Detail({ label, className, ...value }: DetailProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd {...value} />
    </div>
  );
}
