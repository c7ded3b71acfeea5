// A number input from 0 to a limit, with minus and plus buttons, arrow keys and digits. The field has the
// role spin button. Presses of minus and plus are announced to screen readers, because the field does not
// have the focus then.

import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { COUNT_LIMITS, type Counted, clampCount } from '#modules/advice/contract.ts';

type CounterProps = { counted: Counted; icon: LucideIcon; value: number; onChange(value: number): void };

export function Counter({ counted, icon: CounterIcon, value, onChange }: CounterProps) {
  const { label, unit } = adviceCopy.counters[counted];
  const max = COUNT_LIMITS[counted];
  const id = useId();
  const [spoken, setSpoken] = useState('');

  function press(next: number): void {
    const count = clampCount(counted, next);
    onChange(count);
    setSpoken(adviceCopy.countText(label, count, unit));
  }

  function handleKey(event: KeyboardEvent): void {
    const target = countAfter(event.key, value, max);
    if (target === undefined) return;
    event.preventDefault();
    onChange(clampCount(counted, target));
  }

  return (
    <div className="advice-row">
      <CounterIcon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0" />
      <label htmlFor={id} className="advice-row-label">
        <span className="font-semibold">{label}</span>
        <span className="advice-hint">{unit}</span>
      </label>
      <Step
        icon={Minus}
        label={adviceCopy.less(label)}
        isAtEnd={value === 0}
        onPress={() => press(value - 1)}
      />
      <input
        id={id}
        className="advice-count"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={`${value} ${unit}`}
        value={value}
        onChange={(event) => onChange(clampCount(counted, Number(event.target.value.replace(/\D/g, ''))))}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
      />
      <Step
        icon={Plus}
        label={adviceCopy.more(label)}
        isAtEnd={value === max}
        onPress={() => press(value + 1)}
      />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}

/**
 * Returns the new value after a key press in the field; the caller must limit it to 0 to `max`. Undefined for
 * keys that do not change the value.
 */
const countAfter = (key: string, value: number, max: number): number | undefined =>
  new Map([
    ['ArrowUp', value + 1],
    ['ArrowDown', value - 1],
    ['PageUp', value + 5],
    ['PageDown', value - 5],
    ['Home', 0],
    ['End', max],
  ]).get(key);

type StepProps = { icon: LucideIcon; label: string; isAtEnd: boolean; onPress(): void };

/**
 * The minus or plus button. At the limit the button is `aria-disabled`, because a `disabled` button would
 * lose the focus.
 */
function Step({ icon: StepIcon, label, isAtEnd, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="advice-step"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
    >
      <StepIcon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
