// A segmented control: a few options in one frame, of which one is active.

import type { ReactNode } from 'react';

type SegmentedProps<Choice extends string | number> = {
  /** Of a segmented control: its name for screen readers. */
  label: string;
  choices: readonly (readonly [
    choice: Choice,
    text: ReactNode,
    more?: { title?: string; disabled?: boolean },
  ])[];
  chosen: NoInfer<Choice>;
  onChange(choice: NoInfer<Choice>): void;
  className?: string;
  /** Of a segmented control: class names that each of its options gets. */
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
