// The choice of the kind of order, with an explanation of each.

import { Segmented } from '../../../ui/segmented.tsx';

type OrderKindSelectProps<Value extends string> = {
  choices: readonly (readonly [value: Value, label: string, meaning: string])[];
  chosen: Value;
  onChoose(value: Value): void;
};

export function OrderKindSelect<const Value extends string>({
  choices,
  chosen,
  onChoose,
}: OrderKindSelectProps<Value>) {
  const meaning = choices.find(([value]) => value === chosen)?.[2];
  return (
    <div className="mb-4">
      <Segmented
        label="Soort bestelling"
        choices={choices.map(([value, label]) => [value, label] as const)}
        chosen={chosen}
        onChange={onChoose}
        choiceClassName="flex-1 justify-center"
      />
      <p className="muted mt-1.5">{meaning}</p>
    </div>
  );
}
