// Label, control, hint and problem, tied together for screen readers: what the fields of shop, checkout and back-office stand in.
// How the parts look is their owner's.

import type { ReactNode } from 'react';

export type DescribedControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = {
  id: string;
  label: string;
  /** The language of the label, when it is not Dutch. */
  lang?: string | undefined;
  hint?: ReactNode;
  /** Above the control, for what has to be known before it is filled in. */
  hintFirst?: boolean;
  problem?: string | undefined;
  /** The class names of the parts. */
  look: { frame: string; label?: string; hint: string; problem: string };
  children(control: DescribedControl): ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, lang, hint, hintFirst = false, problem, look, children } = props;
  const described = [hint && `${id}-hint`, problem && `${id}-fout`].filter(Boolean).join(' ');
  const hintText = hint ? (
    <p id={`${id}-hint`} className={look.hint}>
      {hint}
    </p>
  ) : null;
  return (
    <div className={look.frame}>
      <label className={look.label} htmlFor={id} lang={lang}>
        {label}
      </label>
      {hintFirst ? hintText : null}
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hintFirst ? null : hintText}
      {problem ? (
        <p id={`${id}-fout`} className={look.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
