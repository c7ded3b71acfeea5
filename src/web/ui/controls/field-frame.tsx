// Connects label, control, hint and error text of a form field for screen readers. The fields of shop,
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
  /** Of a form field: the language code of its label, when the label is not Dutch. */
  lang?: string | undefined;
  hint?: ReactNode;
  /**
   * Of a form field: true to place its hint above the control, for information that people need before they
   * fill it in.
   */
  hintFirst?: boolean;
  /**
   * Of a form field: content on the same line as its hint. Unlike the hint, screen readers do not read it as
   * part of the control's description.
   */
  beside?: ReactNode;
  problem?: string | undefined;
  /**
   * Of a form field: true to render the element of its error text even without an error, so that a script can
   * fill it.
   */
  keepsProblemPlace?: boolean;
  /** Of a form field: the class names of its parts. */
  classes: { frame: string; label?: string; hint: string; below?: string; problem: string };
  children(control: DescribedControl): ReactNode;
};

/** Returns the label with a note such as "(optioneel)" at its end in a less prominent style. */
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
