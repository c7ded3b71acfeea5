// Ties label, control, hint and problem of a form field together for screen readers. The fields of shop,
// checkout and back-office use it with their own styles.

import type { ReactNode } from 'react';

export type DescribedControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = {
  id: string;
  label: string;
  /** The language of the label, when not Dutch. */
  lang?: string | undefined;
  hint?: ReactNode;
  /** Places the hint above the control, for what people must know before they fill it in. */
  hintFirst?: boolean;
  /** Content on the hint's line that does not describe the control to screen readers. */
  beside?: ReactNode;
  problem?: string | undefined;
  /** Renders the problem's element even without a problem, for a script to fill. */
  keepsProblemPlace?: boolean;
  /** The class names of the parts. */
  classes: { frame: string; label?: string; hint: string; below?: string; problem: string };
  children(control: DescribedControl): ReactNode;
};

/** Renders a note such as "(optioneel)" at the end of a label in a quieter style. */
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
