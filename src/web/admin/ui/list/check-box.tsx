// A box that chooses a row, or all of them; half-way when only some are chosen.

type CheckBoxProps = { label: string; state: 'none' | 'some' | 'all'; onToggle(): void };

export function CheckBox({ label, state, onToggle }: CheckBoxProps) {
  return (
    <input
      type="checkbox"
      className="check-box"
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        // There is no attribute for half-way.
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={onToggle}
    />
  );
}
