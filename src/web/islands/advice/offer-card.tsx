// The advised pack with its picture and the price the server gave for it.

import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import type { OfferedPack } from './advice-props.ts';

export function OfferCard({ pack, freeIn }: { pack: OfferedPack; freeIn: string }) {
  const copy = adviceCopy.result;
  return (
    <div className="advice-offer">
      <div className="advice-offer-picture">
        <PackPicture pack={pack} sizes="(min-width: 640px) 220px, 40vw" className="size-full object-cover" />
      </div>
      <div>
        <p className="font-semibold">{pack.name}</p>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-[2rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums">
            {formatEuro(cents(pack.priceCents))}
          </span>
          {pack.originalPriceCents === null ? null : (
            <span className="text-smoke tabular-nums">
              <span className="sr-only">{copy.oldPrice} </span>
              <s>{formatEuro(cents(pack.originalPriceCents))}</s>
            </span>
          )}
        </p>
        <p className="mt-1 text-sm leading-snug text-smoke">{copy.priceNote(freeIn)}</p>
      </div>
    </div>
  );
}
