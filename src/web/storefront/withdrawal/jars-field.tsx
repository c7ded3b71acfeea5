// Of which part somebody withdraws: a choice for who came from an order of a few jars, a number in their own words for anybody else.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import { FormField } from '../form/form-field.tsx';

type JarsFieldProps = { value: string; problem: string | undefined; ordered: number | null };

/** As many choices as can be read at a glance. */
const MOST = 6;

export function JarsField({ value, problem, ordered }: JarsFieldProps) {
  // Of one jar there is no part.
  if (ordered === 1 && value === '') return null;
  const part = Number(value);
  const isChoice =
    ordered !== null && ordered <= MOST && Number.isInteger(part) && part <= ordered && !problem;
  if (!isChoice)
    return (
      <FormField name="jars" label={copy.labels.jars} hint={copy.hints.jars} problem={problem}>
        {(control) => (
          <input {...control} defaultValue={value} inputMode="numeric" autoComplete="off" maxLength={4} />
        )}
      </FormField>
    );
  const parts = Array.from({ length: ordered - 1 }, (_, index) => ordered - 1 - index);
  return (
    <fieldset className="form-field">
      <legend className="font-semibold">{copy.jarsTitle}</legend>
      {[
        { jars: '', label: copy.allJars(ordered) },
        ...parts.map((jars) => ({ jars: String(jars), label: jarsText(jars) })),
      ].map(({ jars, label }) => (
        <label key={label} className="flex min-h-11 items-center gap-3 font-normal!">
          <input
            type="radio"
            name="jars"
            value={jars}
            defaultChecked={value === jars || (jars === '' && part === ordered)}
            className="size-5 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
