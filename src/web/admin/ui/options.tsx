// The choices of a select, each by its value and what it is called.

type OptionsProps = { of: readonly (readonly [value: string | number, label: string])[] };

export function Options({ of: choices }: OptionsProps) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
