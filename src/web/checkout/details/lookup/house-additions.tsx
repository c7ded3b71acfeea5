// Buttons for the house number additions that the address register contains for this address.

import { ADDITION } from '../country-fields.ts';
import type { CustomerDetails } from '../customer-details.ts';
import type { DetailsForm } from '../detail-field.tsx';

type HouseAdditionsProps = { additions: readonly string[]; form: DetailsForm; details: CustomerDetails };

/**
 * Maximum number of house number additions shown as buttons. More additions mean a block of flats, whose
 * residents know their own addition.
 */
const MOST_SHOWN = 8;

export function HouseAdditions({ additions, form, details }: HouseAdditionsProps) {
  const chosen = details[ADDITION].trim().toUpperCase();
  if (additions.length === 0 || additions.length > MOST_SHOWN) return null;
  return (
    <fieldset className="col-span-6 flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-note text-smoke">Op dit adres:</legend>
      {['', ...additions].map((addition) => (
        <button
          key={addition}
          type="button"
          className="min-h-11 min-w-11 cursor-pointer rounded-full border border-ash px-3.5 text-small font-[550] aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={chosen === addition.toUpperCase()}
          onClick={() => form.setValue(ADDITION, addition, { shouldDirty: true })}
        >
          <span>{addition === '' ? 'Geen' : addition}</span>
          <span className="sr-only">{addition === '' ? ' toevoeging' : ' als toevoeging'}</span>
        </button>
      ))}
    </fieldset>
  );
}
