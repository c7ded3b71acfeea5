// The price of the chosen pack, large. All prices are in the page, one on top of the other;
// the style sheet shows that of the checked radio, so it is right before and without any script.

import { landingCopy } from '#copy/landing.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, roundHalfUp } from '#shared/money.ts';

type PriceDisplayProps = { packs: PackVariant[]; jarGrams: number | null };

export function PriceDisplay({ packs, jarGrams }: PriceDisplayProps) {
  return (
    <div className="price-display">
      {packs.map((pack) => (
        <div key={pack.id} className="price-panel">
          <p className="flex items-baseline gap-2.5">
            <span className="text-[2rem] leading-none font-semibold tracking-[-0.035em] tabular-nums md:text-[2.75rem]">
              <span className="sr-only">{landingCopy.picker.price} </span>
              {formatEuro(cents(pack.priceCents))}
            </span>
            <OldPrice pack={pack} />
          </p>
          <p className="mt-1 text-[0.75rem] leading-snug text-smoke md:text-sm">
            {landingCopy.hero.priceNote}
            {jarGrams ? (
              <span className="block">
                {landingCopy.picker.perHundredGrams(jarGrams, hundredGrams(pack, jarGrams))}
              </span>
            ) : null}
          </p>
        </div>
      ))}
    </div>
  );
}

/** The struck price, named for those who cannot see the stroke. */
export function OldPrice({ pack, className = 'text-smoke' }: { pack: PackVariant; className?: string }) {
  if (pack.originalPriceCents === null) return null;
  return (
    <span className={className}>
      <span className="sr-only">{landingCopy.picker.separately} </span>
      <s>{formatEuro(cents(pack.originalPriceCents))}</s>
    </span>
  );
}

function hundredGrams(pack: PackVariant, jarGrams: number): string {
  return formatEuro(roundHalfUp((pack.priceCents * 100) / (pack.quantity * jarGrams)));
}
