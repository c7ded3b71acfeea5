// The field for the number of jars to withdraw from: radio buttons for a known order of a few jars, otherwise
// a number field.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import { InputField } from '../form/form-field.tsx';
import { type KnownOrder, moneyBack } from './withdrawal-info.ts';

type JarsFieldProps = { value: string; problem: string | undefined; order: KnownOrder | null };

/** Maximum number of jars in an order for which the withdrawal form shows radio buttons. */
const MOST = 6;

export function JarsField({ value, problem, order }: JarsFieldProps) {
  const ordered = order?.jars ?? null;
  // Of one jar there is no part.
  if (ordered === 1 && value === '') return null;
  const part = Number(value);
  const isChoice = order !== null && ordered !== null && ordered <= MOST && part <= ordered && !problem;
  if (!isChoice)
    return (
      <InputField
        name="jars"
        label={copy.labels.jars}
        hint={copy.hints.jars}
        problem={problem}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
      />
    );
  return (
    <fieldset className="form-field">
      <legend className="font-semibold">{copy.jarsTitle}</legend>
      {Array.from({ length: ordered }, (_, index) => ordered - index).map((jars) => {
        const isAll = jars === ordered;
        return (
          <label key={jars} className="flex min-h-11 items-center gap-3 font-normal!">
            <input
              type="radio"
              name="jars"
              value={isAll ? '' : jars}
              defaultChecked={part === jars || (isAll && value === '')}
              className="size-5 accent-ink"
            />
            {(isAll ? copy.allJars(ordered) : jarsText(jars)) + copy.back(moneyBack(order, jars))}
          </label>
        );
      })}
    </fieldset>
  );
}
