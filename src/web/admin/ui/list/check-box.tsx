// A box that chooses a row, or all of them; half-way when only some are chosen.

type CheckBoxProps = { label: string; state: 'none' | 'some' | 'all'; onToggle(): void };

export function CheckBox({ label, state, onToggle }: CheckBoxProps) {
  return (
    <input
      type="checkbox"
      className="m-1 block size-4 accent-accent max-lg:m-2 max-lg:size-5"
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
