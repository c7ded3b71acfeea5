// A labelled field of the review form, with its hint, an optional figure beside it, and the place of its message.

import type { ReactNode } from 'react';

type Control = {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
};

type ReviewFieldProps = {
  name: string;
  label: string;
  hint: string;
  problem: string | undefined;
  beside?: ReactNode;
  children(control: Control): ReactNode;
};

export function ReviewField({ name, label, hint, problem, beside, children }: ReviewFieldProps) {
  return (
    <div className="review-field">
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        className: 'review-control',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': `${name}-uitleg ${name}-fout`,
      })}
      <div className="review-below">
        <p id={`${name}-uitleg`} className="review-hint">
          {hint}
        </p>
        {beside}
      </div>
      <FieldProblem name={name} text={problem} />
    </div>
  );
}

/** Stands empty until something is wrong. */
export function FieldProblem({ name, text }: { name: string; text: string | undefined }) {
  return (
    <p id={`${name}-fout`} className="review-problem" data-problem={name}>
      {text}
    </p>
  );
}
