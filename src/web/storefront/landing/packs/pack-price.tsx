// The price of the chosen pack: large above the pack cards, with one line of details below them. Each pack
// renders its own price after its card, and the style sheet shows only the price of the checked card. The
// price is therefore right without JavaScript.

import { packCopy } from '#copy/packs.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, roundHalfUp } from '#shared/money.ts';

type PackPriceProps = { pack: PackVariant; hint: string | null; jarGrams: number | null; freeIn: string };

export function PackPrice({ pack, hint, jarGrams, freeIn }: PackPriceProps) {
  const { priceCents, originalPriceCents } = pack;
  return (
    <>
      <div className="price-panel">
        <p className="text-[2rem] leading-none font-semibold tracking-[-0.035em] tabular-nums md:text-[2.75rem]">
          <span className="sr-only">{packCopy.price} </span>
          {formatEuro(cents(priceCents))}
        </p>
        {originalPriceCents === null ? null : (
          <p className="price-saved">
            {packCopy.separately} <s>{formatEuro(cents(originalPriceCents))}</s>{' '}
            <span className="inline-block sm:before:content-['·_']">
              {packCopy.saved(formatEuro(cents(originalPriceCents - priceCents)))}
            </span>
          </p>
        )}
        {hint ? <p className="price-hint">{hint}</p> : null}
      </div>
      <p className="price-note">
        {packCopy.priceNote(freeIn)}
        {jarGrams
          ? `\u00a0· ${packCopy.contents(pack.quantity, jarGrams, hundredGrams(pack, jarGrams))}`
          : null}
      </p>
    </>
  );
}

function hundredGrams(pack: PackVariant, jarGrams: number): string {
  return formatEuro(roundHalfUp((pack.priceCents * 100) / (pack.quantity * jarGrams)));
}
