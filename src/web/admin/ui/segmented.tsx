// A few choices in one frame, of which one holds.

import type { ReactNode } from 'react';

type SegmentedProps<Choice extends string | number> = {
  /** What is chosen, for those who hear it. */
  label: string;
  choices: readonly (readonly [
    choice: Choice,
    text: ReactNode,
    more?: { title?: string; disabled?: boolean },
  ])[];
  chosen: NoInfer<Choice>;
  onChange(choice: NoInfer<Choice>): void;
  className?: string;
  /** Of each of them. */
  choiceClassName?: string;
};

export function Segmented<Choice extends string | number>(props: SegmentedProps<Choice>) {
  const { label, choices, chosen, onChange, className = '', choiceClassName } = props;
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([choice, text, more]) => (
        <button
          key={choice}
          type="button"
          className={choiceClassName}
          aria-pressed={choice === chosen}
          onClick={() => onChange(choice)}
          {...more}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
