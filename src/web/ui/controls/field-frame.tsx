// Label, control, hint and problem, tied together for screen readers: what the fields of shop, checkout and
// back-office stand in. How the parts look is their owner's.

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
  /** In one line with the hint, and no part of what describes the control. */
  beside?: ReactNode;
  problem?: string | undefined;
  /** The place of the problem stands there, empty, for a script to fill. */
  keepsProblemPlace?: boolean;
  /** The class names of the parts. */
  classes: { frame: string; label?: string; hint: string; below?: string; problem: string };
  children(control: DescribedControl): ReactNode;
};

/** That a field may stay empty is said more quietly than what it is. */
function withQuietNote(label: string): ReactNode {
  const [, name, note] = /^(.+) (\((?:niet verplicht|optioneel)\))$/.exec(label) ?? [];
  if (!name) return label;
  return (
    <span>
      <span>{name}</span> <span className="font-normal whitespace-nowrap opacity-70">{note}</span>
    </span>
  );
}

export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    label,
    lang,
    hint,
    hintFirst = false,
    beside,
    problem,
    keepsProblemPlace,
    classes,
    children,
  } = props;
  const hasProblem = problem || keepsProblemPlace;
  const described = [hint && `${id}-hint`, hasProblem && `${id}-fout`].filter(Boolean).join(' ');
  const hintText = hint ? (
    <p id={`${id}-hint`} className={classes.hint}>
      {hint}
    </p>
  ) : null;
  const hintLine = beside ? (
    <div className={classes.below}>
      {hintText}
      {beside}
    </div>
  ) : (
    hintText
  );
  return (
    <div className={classes.frame}>
      <label className={classes.label} htmlFor={id} lang={lang}>
        {withQuietNote(label)}
      </label>
      {hintFirst ? hintLine : null}
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hasProblem ? (
        <p id={`${id}-fout`} className={classes.problem} data-problem={keepsProblemPlace ? id : undefined}>
          {problem}
        </p>
      ) : null}
      {hintFirst ? null : hintLine}
    </div>
  );
}
