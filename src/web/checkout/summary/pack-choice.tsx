// The choice of another pack within the checkout. The server determines its price, and the prepared payment
// is changed to the new pack.

import { useState } from 'react';
import { jarsText } from '#shared/goods-text.ts';
import { cents, formatEuro } from '#shared/money.ts';
import type { CheckoutPack } from '../page/checkout-info.ts';

type PackChoiceProps = {
  packs: readonly CheckoutPack[];
  /** Of the choice of another pack in the checkout: the id of the selected pack. */
  variant: string;
  onChoose: ((pack: CheckoutPack) => void) | null;
};

export function PackChoice({ packs, variant, onChoose }: PackChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  if (packs.filter(({ soldOut }) => !soldOut).length < 2) return null;
  return (
    <div className="mt-2">
      <button
        type="button"
        className={`min-h-11 cursor-pointer text-small ${isOpen ? 'font-semibold' : 'underline underline-offset-3'}`}
        aria-expanded={isOpen}
        aria-controls="pack-choice"
        disabled={!onChoose}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Aantal' : 'Ander aantal'}
      </button>
      <fieldset
        id="pack-choice"
        className="mt-1 grid min-w-0 grid-cols-1 gap-2"
        hidden={!isOpen}
        disabled={!onChoose}
      >
        <legend className="sr-only">Hoeveel potten?</legend>
        {packs.map((pack) => (
          <label
            key={pack.id}
            className="co-method flex min-h-12 cursor-pointer items-center gap-2 bg-white px-3.5 py-1.5 has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-mint"
            data-chosen={pack.id === variant}
          >
            <input
              type="radio"
              className="size-5 flex-none accent-ink outline-none"
              name="pack"
              value={pack.id}
              checked={pack.id === variant}
              disabled={pack.soldOut}
              onChange={() => onChoose?.(pack)}
            />
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold">{pack.name}</span>
              <span className="text-tiny text-balance text-smoke">
                {pack.soldOut
                  ? 'Uitverkocht'
                  : pack.quantity > 1
                    ? `${jarsText(pack.quantity)}, ${formatEuro(cents(pack.pricePerJarCents))} per pot`
                    : jarsText(pack.quantity)}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{formatEuro(cents(pack.priceCents))}</span>
          </label>
        ))}
        <p className="text-small empty:hidden" aria-live="polite">
          {packs.find(({ id }) => id === variant)?.hint}
        </p>
      </fieldset>
    </div>
  );
}
