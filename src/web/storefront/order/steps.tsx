// The progress of an order or a return, as a line of steps.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';

type StepsProps = { label: string; steps: readonly string[]; reached: number | null };

/**
 * The steps of an order or a return, with those done marked. Renders nothing when `reached`, the number of
 * steps done, is null.
 */
export function Steps({ label, steps, reached }: StepsProps) {
  if (reached === null) return null;
  return (
    <ol className="placed-progress" aria-label={label}>
      {steps.map((step, index) => {
        const isNow = index + 1 === reached;
        const isDone = index + 1 <= reached;
        return (
          <li
            key={step}
            className="print:data-done:border-ink!"
            data-done={isDone || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            {step}
            {isDone ? <span className="sr-only"> ({isNow ? copy.now : copy.done})</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
