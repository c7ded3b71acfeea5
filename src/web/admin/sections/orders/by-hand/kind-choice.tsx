// Which kind of order it is to be, and what that means.

import { Button } from '#web/ui/controls/button.tsx';

type SegmentsProps<Value extends string> = {
  choices: readonly (readonly [value: Value, label: string, meaning: string])[];
  chosen: Value;
  onChoose(value: Value): void;
};

export function Segments<const Value extends string>({ choices, chosen, onChoose }: SegmentsProps<Value>) {
  const meaning = choices.find(([value]) => value === chosen)?.[2];
  return (
    <fieldset className="mb-4" aria-label="Soort bestelling">
      <span className="flex flex-wrap gap-1.5">
        {choices.map(([value, label]) => (
          <Button
            key={value}
            className="aria-pressed:border-accent"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </span>
      <p className="muted mt-1.5">{meaning}</p>
    </fieldset>
  );
}
