// A form field in the six-column grid of the checkout. In a narrow space each field takes a whole row.

import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldFrame } from '#web/ui/controls/field-frame.tsx';

type CheckoutFieldProps = Pick<
  ComponentProps<typeof FieldFrame>,
  'id' | 'label' | 'lang' | 'hint' | 'problem' | 'children'
> & {
  columns: 2 | 3 | 4 | 6;
  /**
   * Of a field of the checkout form: true when its value is allowed but unusual, so that the customer is
   * asked to check it; the field's hint then contains the question.
   */
  doubtful?: boolean | undefined;
  className?: string;
};

const SPANS = { 2: 'col-span-2', 3: 'col-span-3', 4: 'col-span-4', 6: 'col-span-6' } as const;

export function CheckoutField({ columns, doubtful, className, ...field }: CheckoutFieldProps) {
  return (
    <FieldFrame
      {...field}
      classes={{
        frame: classNames(SPANS[columns], className),
        label: 'mb-1.5 block text-small font-[550] leading-[1.35]',
        hint: classNames('mt-1.5 text-note leading-[1.45]', doubtful ? 'font-[550]' : 'text-smoke'),
        problem: 'mt-1.5 text-note font-[550] leading-[1.45] text-fault',
      }}
    />
  );
}
