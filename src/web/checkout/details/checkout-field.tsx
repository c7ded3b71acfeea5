// Label above, control, hint and error below: the frame every field of the checkout stands in.
// The control gets the attributes that tie the three together for screen readers.

import type { ReactNode } from 'react';

export type DescribedControl = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = {
  id: string;
  label: string;
  columns: 2 | 3 | 4 | 6;
  problem?: string | undefined;
  hint?: string | undefined;
  /** What is filled in has to be looked at; the hint says why. */
  doubtful?: boolean | undefined;
  /** The language of the label, when it is not Dutch. */
  lang?: string | undefined;
  children(control: DescribedControl): ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, columns, problem, hint, doubtful, lang, children } = props;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="co-field" data-columns={columns} data-doubtful={doubtful || undefined}>
      <label className="co-label" htmlFor={id} lang={lang}>
        {label}
      </label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="co-hint">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-error`} className="co-error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
